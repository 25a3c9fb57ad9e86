import { Icon, LazyImage } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { ICON_EDGE_PX } from './constants.ts'
import type { PromptSubject } from './prompt.ts'
import css from './prompt-sheet.module.css'

interface Props {
  /** The app's picture, checked by the installer; `undefined`: there is none. */
  readonly url: string | undefined
  readonly subject: PromptSubject
}

/** The picture of a prompt, in a square of its own size: the app's, or a sign of what the prompt is about. */
export function AppIcon({ url, subject }: Props): ReactNode {
  if (url !== undefined)
    return (
      <LazyImage className={css.picture} src={url} alt="" width={ICON_EDGE_PX} height={ICON_EDGE_PX} eager />
    )
  return (
    <span className={css.sign}>
      <Icon name={subject === 'bind_card' ? 'bank' : 'star'} size={36} />
    </span>
  )
}
