import { type OverlayProps, usePluginContext, useServices, useTranslation, type Translate } from '@foyer/sdk'
import { Button, SheetHeader } from '@foyer/sdk/ui'
import { type ReactNode, useId, useReducer } from 'react'
import { copyText } from '../../site/contract/copy-text.ts'
import css from './image-box.module.css'
import type { DownloadImage } from './image-of.ts'
import type { manifest } from './manifest.ts'
import type { Picture } from './picture.ts'
import type { Place } from './place.ts'
import { savePicture } from './save-picture.ts'
import { saveState } from './save-state.ts'

interface Props extends OverlayProps<'saved'> {
  readonly place: Place
  readonly image: DownloadImage
  readonly picture: Picture
}

/** The content of a pop-up: the picture (OV-13), or a text about it (OV-14), and the button that saves it. */
export function ImageBox({ place, image, picture, close }: Props): ReactNode {
  const context = usePluginContext<typeof manifest>()
  const { device, overlays } = useServices<typeof manifest>()
  const t = useTranslation<'popups.download-image'>()
  const hint = useId()
  const [state, dispatch] = useReducer(saveState, { step: 'ready' })
  const byHand = state.step === 'by-hand'
  const save = async (): Promise<void> => {
    dispatch({ type: 'save' })
    const outcome = await savePicture({
      file: picture.file,
      name: image.name,
      platform: device.platform,
      timeout: (run, ms) => context.timeout(run, ms),
    })
    if (outcome === 'cancelled' || outcome === 'impossible') return dispatch({ type: outcome })
    if (outcome === 'downloaded') overlays.toast(t('saved'), { kind: 'success' })
    close('saved')
  }
  const copy = async (link: string): Promise<void> => {
    const copied = await copyText(link)
    overlays.toast(t(copied ? 'copied' : 'not_copied'), { kind: copied ? 'success' : 'warning' })
  }
  const { link } = image
  return (
    <div className={css.box}>
      <SheetHeader inset title={titleOf(place, image, t)} closeLabel={t('close')} onClose={() => close()} />
      {place === 2 && <p className={css.tip}>{image.title || t('tip')}</p>}
      {(place === 1 || byHand) && (
        <img
          className={css.picture}
          src={image.url}
          alt={image.title || t('picture')}
          width={picture.widthPx}
          height={picture.heightPx}
          aria-describedby={byHand ? hint : undefined}
        />
      )}
      <div className={css.actions}>
        {/* There from the start: screen readers announce what is added. */}
        <p id={hint} className={css.hint} aria-live="polite">
          {byHand && t(device.platform === 'other' ? 'by_mouse' : 'by_hand')}
        </p>
        {!byHand && (
          <Button block busy={state.step === 'saving'} onClick={() => void save()}>
            {t('save')}
          </Button>
        )}
        {place === 1 && link !== undefined && (
          <Button block kind="secondary" onClick={() => void copy(link)}>
            {t('copy_link')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** A title of the gateway is the heading of pop-up 1, and the text of pop-up 2. */
export const titleOf = (
  place: Place,
  { title }: DownloadImage,
  t: Translate<'popups.download-image'>,
): string => (place === 1 && title) || t('title')
