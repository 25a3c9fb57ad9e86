import { useServices } from '@foyer/sdk'
import { Icon, LazyImage } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './activity-picture.module.css'
import { PICTURE_HEIGHT_PX, PICTURE_WIDTH_PX } from './constants.ts'
import type { manifest } from './manifest.ts'

interface Props {
  /** Path on the image CDN; empty: there is none. */
  readonly image: string
  /** It is in the first view. */
  readonly eager: boolean
}

/** A promotion's picture; a present where the gateway gives none that could be fetched. */
export function ActivityPicture({ image, eager }: Props): ReactNode {
  const { site } = useServices<typeof manifest>()
  const src = image && site.image(image)
  if (!src)
    return (
      <span className={css.none} style={{ aspectRatio: `${PICTURE_WIDTH_PX}/${PICTURE_HEIGHT_PX}` }}>
        <Icon name="gift" size={48} />
      </span>
    )
  return (
    <LazyImage
      className={css.picture ?? ''}
      src={src}
      alt=""
      width={PICTURE_WIDTH_PX}
      height={PICTURE_HEIGHT_PX}
      eager={eager}
    />
  )
}
