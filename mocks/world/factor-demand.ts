/** Methods by which a world's members may go on, by their letters, in this order; `none`: the gateway asks and names none. */
export type FactorDemand = string

const FLAGS = { E: 'email', P: 'payee', G: 'ga', S: 'sms' } as const

export const factorDemand = (text: string): FactorDemand | undefined =>
  /^(?:none|(?=.)E?P?G?S?)$/.test(text) ? text : undefined

/** As the refusal carries them (ER-06). */
export const factorFlags = (demand: FactorDemand = ''): Readonly<Record<string, boolean>> =>
  Object.fromEntries(Object.entries(FLAGS).map(([letter, flag]) => [flag, demand.includes(letter)]))
