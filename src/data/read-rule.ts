import { z } from "zod";
import { UNITS } from "./quantity";

/** Instructions for `npm run check:chain` to read a parameter from its contract. */
export const readRule = z
  .strictObject({
    /** Unit of the returned value. */
    unit: z.enum(UNITS),
    /** ABI types of the returned values. */
    returns: z
      .array(
        z
          .string()
          .regex(
            /^(?:u?int\d+|address|bool|string|bytes32)$/,
            "Write an ABI type, for instance uint256.",
          ),
      )
      .min(1)
      .default(["uint256"]),
    /** Position of the value among the returned values, counting from 1. */
    output: z.int().min(1).default(1),
    /** Names of contracts in content/data/addresses.yaml. Their addresses are the function's arguments. */
    arguments: z.array(z.string().min(1)).default([]),
    /** Id of the contract's network. */
    network: z.string().min(1).default("celo"),
  })
  .refine(({ returns, output }) => output <= returns.length, {
    error:
      'List the type of every returned value under "returns", or write a smaller number in "output".',
    path: ["output"],
  });

export type ReadRule = z.output<typeof readRule>;
