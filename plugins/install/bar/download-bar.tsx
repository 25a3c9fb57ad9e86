import { useTranslation } from '@foyer/sdk'
import { Button, Icon, IconButton, VisuallyHidden } from '@foyer/sdk/ui'
import { type ReactNode, useRef, useState } from 'react'
import { useBottomNotice } from '../../site/contract/use-bottom-notice.ts'
import css from './download-bar.module.css'
import { Stars } from './stars.tsx'

/** Edge of the app's icon, in pixels. */
const ICON_EDGE_PX = 44

interface Props {
  /** Id of the plugin, whose texts it shows. */
  readonly plugin: string
  /** The app's. */
  readonly name: string
  /** The gateway's picture of the app (EN-10). */
  readonly iconUrl: string | undefined
  /** The merchant's own icon, where there is none, or it does not load. */
  readonly ownIcon: string
  /** A promotion rewards the download. */
  readonly gift: boolean
  readonly onInstall: () => void
  readonly onClose: () => void
}

/** The download bar (OV-04). It lies over the end of the page, which has room for it: nothing moves. */
export function DownloadBar(props: Props): ReactNode {
  const { plugin, name, iconUrl, ownIcon, gift, onInstall, onClose } = props
  const t = useTranslation<'install.bar'>(plugin)
  const bar = useRef<HTMLElement>(null)
  const [broken, setBroken] = useState<string>()
  useBottomNotice(bar, true)
  const close = (): void => {
    // The button is about to go.
    if (bar.current?.contains(document.activeElement))
      document.querySelector('main')?.focus({ preventScroll: true })
    onClose()
  }
  return (
    <aside ref={bar} className={css.bar} aria-label={t('label')}>
      <IconButton className={css.close} icon="close" label={t('close')} onClick={close} />
      <img
        className={css.icon}
        src={iconUrl !== undefined && iconUrl !== broken ? iconUrl : ownIcon}
        alt=""
        width={ICON_EDGE_PX}
        height={ICON_EDGE_PX}
        onError={() => setBroken(iconUrl)}
      />
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        <Stars label={t('rating')} />
      </div>
      {gift && (
        <span className={css.gift}>
          <Icon name="gift" size={22} />
          <VisuallyHidden>{t('gift')}</VisuallyHidden>
        </span>
      )}
      <Button className={css.install} aria-label={t('install_label', { name })} onClick={onInstall}>
        {t('install')}
      </Button>
    </aside>
  )
}
