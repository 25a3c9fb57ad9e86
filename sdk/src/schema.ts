/** The part of Standard Schema v1 (standardschema.dev) that the SDK calls. valibot, zod and arktype all have it. */
export interface Schema<Out> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => SchemaResult<Out> | Promise<SchemaResult<Out>>
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the input is of no concern here
    readonly types?: { readonly input: any; readonly output: Out } | undefined
  }
}
export type SchemaResult<Out> =
  { readonly value: Out; readonly issues?: undefined } | { readonly issues: readonly SchemaIssue[] }
export interface SchemaIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}
export type OutputOf<S> = S extends Schema<infer Out> ? Out : never
