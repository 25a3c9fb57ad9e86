import {
  describeFailure,
  failureKind,
  failureWords,
  usePluginContext,
  useServices,
  useSubmit,
  useTranslation,
} from '@foyer/sdk'
import type { BoundCard } from '../shared/bound-card.ts'
import { cardBound } from '../contract/card-bound.ts'
import { bindOutcome } from './bind-outcome.ts'
import type { CardFormProps } from './card-form-props.ts'
import type { manifest } from './manifest.ts'

/** No answer tells whether the card is bound, and the list of cards does not show it. */
class Unanswered extends Error {
  readonly code = 'unanswered'

  /** @param listed - the list has been loaded since */
  constructor(
    readonly listed: boolean,
    cause: unknown,
  ) {
    super('no answer tells whether the card is bound', { cause })
    this.name = 'Unanswered'
  }
}

/** Nothing is bound after these. */
const ROWS = {
  offline: { text: 'failed_offline' },
  'new-build': { text: 'failed_new_build' },
  'too-many-requests': { text: 'failed_too_often' },
  refused: { text: 'failed', gateway: true },
  '*': { text: 'failed' },
} as const

/** A card to bind: its number or key as it is sent, and the call that sends it. */
interface Binding {
  readonly number: string
  readonly call: () => Promise<unknown>
}

/** The submit of a card's form. A number is bound once, however often it is sent; where no answer came, the list of cards decides. */
export function useBind<Errors extends object>(
  kind: 'bank' | 'pix',
  { cards, reload, onBound }: Pick<CardFormProps, 'cards' | 'reload' | 'onBound'>,
) {
  const plugin = usePluginContext<typeof manifest>()
  const { overlays } = useServices<typeof manifest>()
  const t = useTranslation<'wallet.bank-card'>()
  const kernelText = useTranslation('kernel')
  const submit = useSubmit<Errors, string>({
    describe(error) {
      if (error instanceof Unanswered) return t(error.listed ? 'unanswered' : 'unanswered_unlisted')
      // Its own text says what to do.
      const { text } =
        failureKind(error) === 'encryption' ? describeFailure(error) : describeFailure(error, ROWS)
      return failureWords(text, t, kernelText)
    },
  })

  const isNew = (card: BoundCard): boolean =>
    card.kind === kind && !cards.some((known) => known.id === card.id && known.kind === kind)

  /** Resolves once the card is bound; else rejects with the call's error, or with `Unanswered`. */
  const bindOnce = async ({ number, call }: Binding): Promise<void> => {
    try {
      // Never aborted: others must learn of a card that is bound, even if the player has left the screen.
      await call()
    } catch (error) {
      const outcome = bindOutcome(error)
      if (outcome === 'bound') return
      if (outcome === 'nothing') throw error
      const listed = await reload()
      if (listed?.some((card) => isNew(card) && mayBeShownAs(number, card.masked))) return
      throw new Unanswered(listed !== undefined, error)
    }
  }

  /** Sends the card unless there are errors. Never rejects. */
  const send = async (errors: Errors, binding: Binding) => {
    const result = await submit.run(errors, async () => {
      await bindOnce(binding)
      plugin.emit(cardBound, { kind })
      overlays.toast(t(`bound_${kind}`), { kind: 'success' })
    })
    if (result.step === 'done') onBound()
    return result
  }
  return { submit, send }
}

/** Whether a masked text may stand for a number or key: what it shows is in the number, in that order. */
export function mayBeShownAs(number: string, masked: string): boolean {
  const shown = [...masked.toLowerCase()].filter((character) => /[\p{L}\p{N}]/u.test(character))
  let at = 0
  const whole = number.toLowerCase()
  return shown.every((character) => {
    at = whole.indexOf(character, at) + 1
    return at > 0
  })
}
