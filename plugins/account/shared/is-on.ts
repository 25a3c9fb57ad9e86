/** Whether a flag is on. Gateways write that as `true`, `1`, `'1'` or `'true'`. */
export const isOn = (given: unknown): boolean =>
  given === true || given === 1 || given === '1' || given === 'true'
