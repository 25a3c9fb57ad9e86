import { useFetched } from '@foyer/sdk'
import { type CSSProperties, type ReactNode, useState } from 'react'
import css from './avatar.module.css'
import type { Picture as PictureComponent } from './picture.tsx'
import { useOwnPicture } from './use-own-picture.ts'

interface Props {
  readonly name: string
  /** Pixels. */
  readonly size: number
}

/** Set once a picture has been shown: a later one is there at once. */
let Picture: typeof PictureComponent | undefined

/** The picture that the member has chosen, or else the first letter of the name. Hidden from screen readers. */
export function Avatar({ name, size }: Props): ReactNode {
  const picture = useOwnPicture()
  return (
    <span className={css.avatar} style={{ '--size': `${size}px` } as CSSProperties} aria-hidden>
      {picture === undefined ? [...name][0]?.toLocaleUpperCase() : <LazyPicture index={picture} />}
    </span>
  )
}

/** The code of the pictures is fetched by those who have chosen one. */
function LazyPicture({ index }: { readonly index: number }): ReactNode {
  const [Known] = useState(() => Picture)
  return Known ? <Known index={index} /> : <FetchedPicture index={index} />
}

function FetchedPicture({ index }: { readonly index: number }): ReactNode {
  const fetched = useFetched(async () => (Picture ??= (await import('./picture.tsx')).Picture))
  return fetched.step === 'ready' ? <fetched.value index={index} /> : null
}
