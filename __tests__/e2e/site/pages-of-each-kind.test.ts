import { choosePagesOfEachKind } from "../walk/choose-pages";
import { walkPages } from "../walk/walk-pages";

walkPages(choosePagesOfEachKind(), () => true);
