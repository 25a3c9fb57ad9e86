import { useTranslation, type PlainKey } from '@foyer/sdk'
import { Button, SheetHeader } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './guide-sheet.module.css'
import type { IosGuide } from './ios-guide.ts'
import { StepArt, type StepArtName } from './step-art.tsx'

interface Props {
  /** Id of the plugin, whose texts it shows. */
  readonly plugin: string
  readonly guide: IosGuide
  /** The merchant's. */
  readonly name: string
  readonly close: () => void
  /** The player wants the configuration profile. */
  readonly onProfile: () => void
  /** The player copies the page's address, for another browser. */
  readonly onCopy: () => void
}

interface Step {
  readonly art: StepArtName
  /** Key of its text. */
  readonly text: PlainKey<'install.installer'>
}

const ADD: Step = { art: 'add', text: 'step_add' }

function stepsOf(guide: IosGuide): readonly Step[] {
  if (guide.kind !== 'share')
    return [
      { art: 'menu', text: 'step_app_menu' },
      { art: 'browser', text: 'step_open_safari' },
    ]
  return [{ art: guide.share === 'menu' ? 'menu' : 'share', text: `step_share_${guide.share}` }, ADD]
}

/** The guide to the home screen of an iPhone or iPad: two steps, and what helps where they are not enough (OV-01). */
export function GuideSheet({ plugin, guide, name, close, onProfile, onCopy }: Props): ReactNode {
  const t = useTranslation<'install.installer'>(plugin)
  return (
    <div className={css.sheet}>
      <SheetHeader inset title={t('guide_title', { name })} closeLabel={t('close')} onClose={close} />
      {guide.kind !== 'share' && <p className={css.note}>{t('only_safari')}</p>}
      <ol className={css.steps}>
        {stepsOf(guide).map(({ art, text }) => (
          <li key={text} className={css.step}>
            <span className={css.art}>
              <StepArt name={art} />
            </span>
            <span className={css.text}>{t(text)}</span>
          </li>
        ))}
      </ol>
      {guide.kind === 'share' ? (
        <>
          {guide.tip && <p className={css.tip}>{t('tip', { name })}</p>}
          {guide.foot === 'profile-button' ? (
            <Button block kind="secondary" onClick={onProfile}>
              {t('download_profile')}
            </Button>
          ) : (
            <p className={css.note}>{t(`hint_${guide.share}`)}</p>
          )}
        </>
      ) : (
        <Button block kind="secondary" onClick={onCopy}>
          {t('copy_link')}
        </Button>
      )}
    </div>
  )
}
