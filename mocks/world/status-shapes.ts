/**
 * How the status is written. The default is this gateway's own way, in which settings go by plugin. `operator`: as an operator's
 * gateway writes it, which knows no plugin: flat settings of its own, only the switches that it has, numbers as texts.
 */
export const STATUS_SHAPES = ['operator'] as const
export type StatusShape = (typeof STATUS_SHAPES)[number]
