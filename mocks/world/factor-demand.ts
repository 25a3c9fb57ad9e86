/** Letters of the second factors that a login accepts, in this order; `none`: a second factor without a method. */
export type FactorDemand = string

const FLAGS = { E: 'email', P: 'payee', G: 'ga', S: 'sms' } as const

export const factorDemand = (text: string): FactorDemand | undefined =>
  /^(?:none|(?=.)E?P?G?S?)$/.test(text) ? text : undefined

/** Flags of the refusal (ER-06). */
export const factorFlags = (demand: FactorDemand = ''): Readonly<Record<string, boolean>> =>
  Object.fromEntries(Object.entries(FLAGS).map(([letter, flag]) => [flag, demand.includes(letter)]))
