import type { ContextOf, ServicesOf } from '@foyer/sdk'
import { closeOnLeave } from '../../site/contract/close-on-leave.ts'
import type { manifest } from './manifest.ts'

/** Opens the sheet of pictures, whose code loads with the first tap. */
export function openPictures(
  { id, logger }: ContextOf<typeof manifest>,
  { overlays, i18n, navigation }: ServicesOf<typeof manifest>,
): void {
  const t = i18n.translate<'account.member'>(id)
  const screen = navigation.location.get().pathname
  import('./picture-sheet.tsx').then(
    ({ PictureSheet }) => {
      // The player may have gone on meanwhile.
      if (navigation.location.get().pathname !== screen) return
      const sheet = overlays.open<undefined>(({ close }) => <PictureSheet close={close} />, {
        label: t('choose_picture'),
        kind: 'sheet',
        priority: 'child',
        key: 'pictures',
      })
      closeOnLeave(sheet, navigation)
    },
    (error: unknown) => {
      logger.error(error)
      overlays.toast(t('failed'), { kind: 'warning' })
    },
  )
}
