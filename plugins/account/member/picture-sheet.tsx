import { usePluginContext, useTranslation } from '@foyer/sdk'
import { Icon, SheetHeader } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import type { manifest } from './manifest.ts'
import { useMemberStores } from './member-stores.ts'
import { Picture } from './picture.tsx'
import { MOTIFS } from './picture-shapes.ts'
import css from './picture-sheet.module.css'
import { useOwnPicture } from './use-own-picture.ts'
import { usePictureCount } from './use-picture-count.ts'

/** The pictures that a player may choose from (CO-13). A choice is stored on the device, and closes the sheet. */
export function PictureSheet({ close }: { readonly close: () => void }): ReactNode {
  const t = useTranslation<'account.member'>(usePluginContext<typeof manifest>().id)
  const { pictures } = useMemberStores()
  const chosen = useOwnPicture()
  const count = usePictureCount()
  const nameOf = (index: number): string => {
    const name = t(`picture_${MOTIFS[index % MOTIFS.length]?.name ?? 'fox'}`)
    return index < MOTIFS.length ? name : `${name} ${Math.floor(index / MOTIFS.length) + 1}`
  }
  return (
    <div className={css.sheet}>
      <SheetHeader title={t('choose_picture')} closeLabel={t('close')} onClose={close} inset />
      <p className={css.note}>{t('picture_note')}</p>
      <ul className={css.pictures}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <button
              type="button"
              className={css.picture}
              aria-label={nameOf(index)}
              aria-pressed={index === chosen}
              onClick={() => {
                pictures.choose(index)
                close()
              }}
            >
              <Picture index={index} />
              {index === chosen && (
                <span className={css.mark}>
                  <Icon name="check" size={16} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
