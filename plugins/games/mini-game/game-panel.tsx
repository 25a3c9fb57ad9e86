import { type Logger, useTranslation } from '@foyer/sdk'
import { Button, SheetHeader } from '@foyer/sdk/ui'
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import css from './game-panel.module.css'
import { mountGame } from './mount-game.ts'
import type { MiniGame, MiniGameOptions } from './script-contract.ts'

export interface GamePanelProps {
  readonly game: MiniGame
  readonly options: MiniGameOptions
  readonly logger: Pick<Logger, 'error'>
  readonly onClose: () => void
}

/** The open game above the page; where it does not start, one line that says so, and another try. */
export function GamePanel({ game, options, logger, onClose }: GamePanelProps): ReactNode {
  const t = useTranslation<'games.mini-game'>()
  const [failed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  return (
    <div className={css.panel}>
      <SheetHeader title={t('title')} closeLabel={t('close')} onClose={onClose} />
      {failed ? (
        <div className={css.failed}>
          <p role="alert">{t('failed')}</p>
          <Button onClick={() => setFailed(false)}>{t('try_again')}</Button>
        </div>
      ) : (
        <Stage game={game} options={options} logger={logger} onFail={fail} />
      )}
    </div>
  )
}

interface StageProps extends Omit<GamePanelProps, 'onClose'> {
  /** The game did not open. The same function on each render. */
  readonly onFail: () => void
}

/** Where the game is drawn, from mounting to unmounting. */
function Stage({ game, options, logger, onFail }: StageProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // React does not know the element: a game that removes it, or fills it with anything, breaks nothing of the site.
    const element = document.createElement('div')
    stage.current?.append(element)
    const end = mountGame(game, element, options, logger)
    if (!end) onFail()
    return () => {
      end?.()
      element.remove()
    }
  }, [game, options, logger, onFail])
  return <div ref={stage} className={css.stage} />
}
