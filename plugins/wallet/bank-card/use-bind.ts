import { usePluginContext, useServices, useSubmit, useTranslation } from '@foyer/sdk'
import type { BoundCard } from '../bound-card.ts'
import { cardBound } from '../contract/card-bound.ts'
import { bindOutcome } from './bind-outcome.ts'
import type { CardFormProps } from './card-form-props.ts'
import { describeFailure } from './describe-failure.ts'
import type { manifest } from './manifest.ts'
import { mayBeShownAs } from './may-be-shown-as.ts'
import { Unanswered } from './unanswered.ts'

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
  const submit = useSubmit<Errors, string>({ describe: (error) => describeFailure(error, t) })

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
