import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentModule, Lazy } from "../../../src/components/ui/Lazy";

interface Props {
  readonly word: string;
}
const Word = ({ word }: Props) => <p>{word}</p>;

const settle = () => act(() => Promise.resolve());

test("a spinner is shown until the component is loaded", async () => {
  let deliver: (module: ComponentModule<Props>) => void = () => undefined;
  const load = () => new Promise<ComponentModule<Props>>((done) => (deliver = done));
  const { container } = render(<Lazy name="Word" load={load} props={{ word: "here" }} />);
  expect(screen.getByRole("status").textContent).toBe("Loading");
  await act(async () => {
    deliver({ default: Word });
    await Promise.resolve();
  });
  expect(container.textContent).toBe("here");
});

test("the placeholder has the spinner over it", () => {
  const load = (): Promise<ComponentModule<Props>> => new Promise(() => undefined);
  const { container } = render(
    <Lazy name="Word" load={load} props={{ word: "" }} meanwhile={<p>a block</p>} />,
  );
  expect(container.textContent).toBe("a blockLoading");
});

test('a component that fails to load says why, and "Retry" tries again', async () => {
  let isBroken = true;
  const load = () =>
    isBroken
      ? Promise.reject(new Error("No network", { cause: new Error("Cable") }))
      : Promise.resolve({ default: Word });
  const { container } = render(<Lazy name="Word" load={load} props={{ word: "at last" }} />);
  await settle();
  await settle();
  expect(screen.getByRole("alert").textContent).toBe("No networkCableRetry");
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await settle();
  await settle();
  expect(container.textContent).toBe("at last");
});

test("a module without a default export can't be rendered, and the error says what it exports", async () => {
  const load = () => Promise.resolve({ helper: () => 1 } as ComponentModule<Props>);
  render(<Lazy name="Word" load={load} props={{ word: "" }} />);
  await settle();
  await settle();
  expect(screen.getByRole("alert").textContent).toContain(
    "Word can't be rendered, because its module has no default export. It exports: helper.",
  );
});
