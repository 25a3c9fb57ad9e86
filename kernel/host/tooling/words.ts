/** Names for people. A tool that knows none of a kind shows the code's own. */
export interface Words {
  /** The title of a plugin, by its id. */
  readonly plugin: (id: string) => string
  /** A switch after “the switch”. */
  readonly switch: (name: string) => string
  /** What a switch decides in one of its positions, as a sentence. */
  readonly switchEffect?: (name: string, on: boolean) => string | undefined
  /** A setting after “the setting”. */
  readonly setting: (name: string) => string
  /** When a plugin starts whose code waits for an event. */
  readonly firstEvent: (event: string) => string
  /** Where contributions to an extension point show, as an object: “the slot site.tabs”. */
  readonly place: (point: string, isSlot: boolean) => string
  /** A contribution after its plugin's title; empty: the title is enough. */
  readonly contribution: (label: string) => string
}

const asIs = (name: string): string => name

/** The names that the code has. */
export const CODE_WORDS: Words = {
  plugin: asIs,
  switch: asIs,
  setting: asIs,
  firstEvent: (event) => `with the first event ${event}`,
  place: (point, isSlot) => (isSlot ? `the slot ${point}` : point),
  contribution: (label) => (label ? ` (${label})` : ''),
}
