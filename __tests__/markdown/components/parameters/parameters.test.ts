import { compile, htmlOf } from "../../../support/compile";

const GROUP = `title: Epochs
as_of: 2026-11-21
sources:
  - title: Celo contracts
    url: https://github.com/celo-org/celo-monorepo
  - title: Explorer
    url: https://celo.blockscout.com
parameters:
  - name: Epoch length
    value: "1 day (\`86400\` s)"
    contract: EpochManager
    function: epochDuration()
  - name: Epoch size
    value: 17,280 blocks
    contract: EpochRewards
    function: getEpochSize()
    note: On the L1 only, read <once> with \`celocli\`.
    status: ended
`;
const files = { "content/data/parameters/epochs.yaml": GROUP };

test("a group is a table with its date and its sources below", () => {
  const html = htmlOf('<ParameterTable group="epochs" />', { files });
  expect(html.replaceAll("><", ">\n<")).toMatchInlineSnapshot(`
    "<figure class="figure">
    <div class="table-scroll table-rows" role="region" tabindex="0" aria-label="Table: Epochs">
    <table>
    <thead>
    <tr>
    <th scope="col">Parameter</th>
    <th scope="col">Value</th>
    <th scope="col">Contract</th>
    <th scope="col">Read with</th>
    </tr>
    </thead>
    <tbody>
    <tr>
    <th scope="row">Epoch length</th>
    <td data-label="Value">1 day (<code>86400</code> s)</td>
    <td data-label="Contract">
    <code>EpochManager</code>
    </td>
    <td data-label="Read with">
    <code>epochDuration()</code>
    </td>
    </tr>
    <tr>
    <th scope="row">Epoch size <small>(ended)</small>
    <br>
    <small>On the L1 only, read &lt;once> with <code>celocli</code>.</small>
    </th>
    <td data-label="Value">17,280 blocks</td>
    <td data-label="Contract">
    <code>EpochRewards</code>
    </td>
    <td data-label="Read with">
    <code>getEpochSize()</code>
    </td>
    </tr>
    </tbody>
    </table>
    </div>
    <figcaption>Epochs. Values as of <time datetime="2026-11-21">21 November 2026</time>, from <a class="text-link external" href="https://github.com/celo-org/celo-monorepo">Celo contracts</a> and <a class="text-link external" href="https://celo.blockscout.com">Explorer</a>.</figcaption>
    </figure>"
  `);
});

test("search finds the table's text, and its sources are links of the page", () => {
  const { doc, body } = compile('<ParameterTable group="epochs" />', { files });
  expect(body.sections[0]?.text).toContain("Epoch length 1 day (86400 s) EpochManager");
  expect(doc.links.map(({ target }) => target)).toContain("https://celo.blockscout.com");
  expect(doc.dependencies).toEqual([
    "content/data/parameters/epochs.yaml",
    "content/records/chain.json",
  ]);
});

test("the value of a fact is shown, and its page is compiled again when the fact changes", () => {
  const fact =
    "value: 5 seconds\nabout: A fact\nkind: event\narea: Tests\nchecked: 2026-11-21\nsources: [https://celo.org]\n";
  const { html, doc } = compile('<ParameterTable group="epochs" />', {
    files: {
      "content/data/parameters/epochs.yaml": GROUP.replace("value: 17,280 blocks", "fact: size"),
      "content/data/facts/size.yaml": fact,
    },
  });
  expect(html).toContain('<td data-label="Value">5 seconds</td>');
  expect(doc.dependencies).toEqual([
    "content/data/parameters/epochs.yaml",
    "content/data/facts/size.yaml",
    "content/records/chain.json",
  ]);
});

test("values read from the chain show their block, until somebody changes them", () => {
  const read = "    read: { unit: seconds }\n";
  const chain = {
    "content/data/networks.yaml":
      '- { id: celo, name: Celo Mainnet, status: current, chain_id: 42220, explorers: [{ name: Blockscout, url: "https://celo.blockscout.com" }], sources: ["https://celo.org"] }\n',
    "content/data/parameters/epochs.yaml": GROUP.replace(
      "    function: epochDuration()\n",
      (line) => line + read,
    ),
    "content/records/chain.json": JSON.stringify({
      celo: {
        block: 43_210_987,
        time: "2026-11-26T02:17:00Z",
        values: { "epochs/Epoch length": "1 day (`86400` s)" },
      },
    }),
  };
  const sentence =
    " 1 of 2 were read from Celo Mainnet on 26 November 2026, at block 43,210,987.</figcaption>";
  const { html, doc } = compile('<ParameterTable group="epochs" />', { files: chain });
  expect(html).toContain(sentence);
  expect(doc.dependencies).toContain("content/data/networks.yaml");
  const changed = chain["content/data/parameters/epochs.yaml"].replace("1 day", "2 days");
  expect(
    htmlOf('<ParameterTable group="epochs" />', {
      files: { ...chain, "content/data/parameters/epochs.yaml": changed },
    }),
  ).not.toContain("were read from");
});

test("a group whose file has a fault shows nothing, since the fault is reported with the file", () => {
  const broken = { "content/data/parameters/epochs.yaml": "title: x\n" };
  expect(compile('A.\n\n<ParameterTable group="epochs" />', { files: broken }).html).toBe(
    "<p>A.</p>",
  );
});

test("a group without contracts has no columns for them", () => {
  const parameters = "parameters:\n  - name: Block time\n    value: 5 seconds\n";
  const text = GROUP.replace(/parameters:[\s\S]*/, parameters);
  const html = htmlOf('<ParameterTable group="epochs" />', {
    files: { "content/data/parameters/epochs.yaml": text },
  });
  expect(html).not.toContain("Contract");
  expect(html).toContain('<th scope="row">Block time</th><td>5 seconds</td></tr>');
});
