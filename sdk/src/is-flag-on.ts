/** Whether a flag of the gateway's is on: it is written as `true`, `1`, `'1'` or `'true'`. */
export const isFlagOn = (raw: unknown): boolean => raw === true || raw === 1 || raw === '1' || raw === 'true'
