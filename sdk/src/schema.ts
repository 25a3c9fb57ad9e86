/**
 * The part of Standard Schema v1 (standardschema.dev) that the SDK calls. Schemas of valibot, zod and arktype
 * fit. `Out` is the type that a checked value has. Where the SDK checks settings and answers, `validate` must
 * not be asynchronous.
 */
export interface Schema<Out> {
  readonly '~standard': {
    readonly version: 1
    /** Name of the library. */
    readonly vendor: string
    readonly validate: (value: unknown) => SchemaResult<Out> | Promise<SchemaResult<Out>>
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- its type does not matter
    readonly types?: { readonly input: any; readonly output: Out } | undefined
  }
}

/** The result of checking a value: the checked value, or its issues. */
export type SchemaResult<Out> =
  { readonly value: Out; readonly issues?: undefined } | { readonly issues: readonly SchemaIssue[] }

/** One thing that is wrong with a value. */
export interface SchemaIssue {
  /** English, for developers. */
  readonly message: string
  /** Where it is, from the value's root: `['vendors', 0, 'name']`. Absent: the value as a whole. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** The type that a schema gives: `OutputOf<typeof settings>`. */
export type OutputOf<S> = S extends Schema<infer Out> ? Out : never
