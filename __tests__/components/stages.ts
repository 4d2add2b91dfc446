const BEFORE = { BUILD_STAGE: process.env.BUILD_STAGE, NODE_ENV: process.env.NODE_ENV };

function set(name: keyof typeof BEFORE, value: string | undefined): void {
  if (value === undefined) Reflect.deleteProperty(process.env, name);
  else process.env[name] = value;
}

/** Sets the values that webpack puts into a bundle: Gatsby's stage, and whether it is a development bundle. */
export function inStage(stage: {
  readonly BUILD_STAGE?: string;
  readonly NODE_ENV?: string;
}): void {
  for (const name of ["BUILD_STAGE", "NODE_ENV"] as const) set(name, stage[name] ?? BEFORE[name]);
}
