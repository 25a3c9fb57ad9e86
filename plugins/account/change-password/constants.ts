/** Lengths of a new password if the merchant sets none (VA-17). Characters. */
export const DEFAULT_RULES = { passwordMin: 6, passwordMax: 64 } as const
