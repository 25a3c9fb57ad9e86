import { type OverlayProps, useServices, useTranslation } from '@foyer/sdk'
import { Button, IconButton } from '@foyer/sdk/ui'
import { type ReactNode, useCallback } from 'react'
import type { Prompt } from './prompt.ts'
import { AppIcon } from './app-icon.tsx'
import css from './prompt-sheet.module.css'
import { PROMPT_TEXTS } from './prompt-texts.ts'
import type { manifest } from './manifest.ts'
import { useInstallWays } from './use-install-ways.ts'

/** How the player ended a prompt; `undefined`: closed it. */
export type PromptEnd = 'followed' | 'stayed'

export interface PromptSheetProps extends OverlayProps<PromptEnd> {
  readonly prompt: Prompt
  /** Opens the page that a prompt leads to. */
  readonly go: (path: string) => void
}

/** The content of an install prompt: at the bottom (OV-02), or on the whole screen (OV-03). */
export function PromptSheet({ prompt, close, go }: PromptSheetProps): ReactNode {
  const { installer, site } = useServices<typeof manifest>()
  const t = useTranslation<'install.prompts'>()
  const done = useCallback(() => close('followed'), [close])
  const { state, downloadApp, installWebApp } = useInstallWays(installer, done)
  const { target, layout, forced, theme, subject } = prompt
  const texts = PROMPT_TEXTS[subject]
  const brand = site.merchant.name
  const follow = (path: string): void => {
    close('followed')
    go(path)
  }
  return (
    <div className={layout === 'full' ? css.full : css.bottom}>
      <div className={theme === 'dark' ? css.darkHead : css.head}>
        {!forced && (
          <IconButton className={css.close} icon="close" label={t('close')} onClick={() => close()} />
        )}
        <AppIcon
          url={target.kind === 'install' ? installer?.offer.get()?.iconUrl : undefined}
          subject={subject}
        />
      </div>
      <h2 className={css.title}>{t(texts.title, { brand })}</h2>
      <p className={css.message}>{t(texts.message, { brand })}</p>
      <p className={css.trouble} role="alert">
        {state.step === 'failed' && t(state.way === 'app' ? 'download_failed' : 'install_failed')}
      </p>
      <div className={css.ways}>
        {target.kind === 'page' && (
          <Button block onClick={() => follow(target.path)}>
            {t('add_account')}
          </Button>
        )}
        {target.kind === 'install' && target.app && (
          <Button block onClick={downloadApp}>
            {t('download_app')}
          </Button>
        )}
        {target.kind === 'install' && target.web && (
          <Button
            block
            kind={target.app ? 'secondary' : 'primary'}
            busy={state.step === 'installing'}
            onClick={installWebApp}
          >
            {t('install_web_app')}
          </Button>
        )}
        <button type="button" className={css.stay} onClick={() => close('stayed')}>
          {/* A game that needs the app does not continue here (RO-03). */}
          {target.kind === 'page' || subject === 'game' ? t('later') : t('continue')}
        </button>
      </div>
    </div>
  )
}
