import { type Activate, CodedError } from '@foyer/sdk'
import { frameBottom } from '../../site/contract.ts'
import { GamePanel } from './game-panel.tsx'
import { Launcher } from './launcher.tsx'
import { loadGame, type LoadingGame } from './load-game.ts'
import type { manifest } from './manifest.ts'
import type { MiniGame } from './script-contract.ts'
import { type Variant, variantOf } from './variant-of.ts'

/** One report a page: the plugin starts again with each log-in. */
let reportedBoth = false

/** Loads the game that the merchant's switches ask for, as they change, and shows its button once it is there (ST-26). */
export const activate: Activate<typeof manifest> = (context, { overlays, reachability, site, i18n }) => {
  const { logger } = context
  let shown: Variant | undefined
  let loading: LoadingGame | undefined

  const offer = (variant: Variant, game: MiniGame): (() => void) => {
    let close = (): void => {}
    const open = (): void => {
      const options = { variant, language: i18n.language.get() }
      ;({ close } = overlays.open<undefined>(
        ({ close: end }) => <GamePanel game={game} options={options} logger={logger} onClose={() => end()} />,
        {
          label: i18n.translate<'games.mini-game'>(context.id)('title'),
          kind: 'sheet',
          priority: 'child',
          key: 'game',
        },
      ))
    }
    const remove = context.contribute(
      frameBottom,
      // Header and tab bar are hidden where a screen needs the whole page: so is this.
      ({ bare }) => (bare ? null : <Launcher movable={variant === 'v1'} onOpen={open} />),
      { order: 1 },
    )
    return () => {
      close()
      void remove()
    }
  }

  const update = (): void => {
    const { variant, both } = variantOf(site.switches.get())
    if (both && !reportedBoth) {
      reportedBoth = true
      logger.error(new CodedError('MN-BOTH', 'LOTTMINIGAME3 and SEALOTTMINIGAME3 are on; s1 is shown'))
    }
    if (variant === shown) return
    shown = variant
    loading?.stop()
    loading = undefined
    if (!variant) return
    const current = (loading = loadGame(context, reachability, variant))
    let remove: (() => void) | undefined
    current.game.subscribe(() => {
      remove?.()
      const game = current.game.get()
      remove = game && offer(variant, game)
    })
  }
  context.defer(site.switches.subscribe(update))
  context.defer(() => loading?.stop())
  update()
}
