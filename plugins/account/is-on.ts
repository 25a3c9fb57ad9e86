/** As gateways write a flag: `true`, `1`, `'1'`, `'true'`. */
export const isOn = (given: unknown): boolean =>
  given === true || given === 1 || given === '1' || given === 'true'
