import { z } from "zod";
import { UNITS } from "./quantity";

/** Rule by which `npm run check:chain` reads a parameter from its contract. */
export const readRule = z
  .strictObject({
    /** Unit of the returned value. */
    unit: z.enum(UNITS),
    /** ABI types of the returned values. */
    returns: z
      .array(z.string().regex(/^(?:u?int\d+|address|bool|string|bytes32)$/, "Write an ABI type."))
      .min(1)
      .default(["uint256"]),
    /** Position of the value in the returned values, from 1. */
    output: z.int().min(1).default(1),
    /** Contracts of content/data/addresses.yaml; the function takes their addresses as arguments. */
    arguments: z.array(z.string().min(1)).default([]),
    /** Id of the network that the contract is on. */
    network: z.string().min(1).default("celo"),
  })
  .refine(({ returns, output }) => output <= returns.length, {
    error: "The function returns fewer values. Name all of their types in returns:.",
    path: ["output"],
  });

export type ReadRule = z.output<typeof readRule>;
