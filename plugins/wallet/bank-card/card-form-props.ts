import type { BoundCard } from '../shared/bound-card.ts'

/** What the form of a kind of cards takes. */
export interface CardFormProps {
  /** Those that are shown, before the form is sent. */
  readonly cards: readonly BoundCard[]
  /** Loads the cards again; `undefined`: they could not be loaded. */
  readonly reload: () => Promise<readonly BoundCard[] | undefined>
  /** The card is bound. */
  readonly onBound: () => void
  /** Absent: the form cannot be closed, as there is nothing else. */
  readonly onCancel: (() => void) | undefined
}
