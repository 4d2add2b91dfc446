/** Folders of the code that draws cards and icons. The names of their cached files contain its digest. */
export const DRAWING_CODE = ["src/outputs/pictures", "src/pipeline/cards"] as const;
