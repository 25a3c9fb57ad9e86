import { launchAddress, Link, useServices, useTranslation } from '@foyer/sdk'
import { Icon, type IconName, LazyImage } from '@foyer/sdk/ui'
import { memo, type MouseEvent, type ReactNode } from 'react'
import type { GameCard } from '../contract.ts'
import { ART_EDGE_PX } from './constants.ts'
import css from './game-card-link.module.css'
import type { manifest } from './manifest.ts'

const BADGE_ICONS: Readonly<Record<NonNullable<GameCard['badge']>, IconName>> = {
  hot: 'fire',
  new: 'star',
  jackpot: 'trophy',
}
const BADGE_ICON_PX = 12

/** Of a card that cannot be played now. */
export interface ClosedCard {
  /** Why, in a few words: `Until 14:30`. */
  readonly label: string
  /** The label over the art. */
  readonly note: ReactNode
  /** Greys the card: few pages need the style sheet. */
  readonly className: string | undefined
  /** Tells the player, who has tapped the game of this name, why, and keeps the tap from launching it. */
  readonly explain: (name: string, tap: MouseEvent) => void
}

interface Props {
  readonly card: GameCard
  /** Where the way back out of the game leads; home by default. */
  readonly backTo?: string
  readonly closed?: ClosedCard | undefined
}

/** A game: its art, its name and its vendor. A tap launches it; one that is closed is greyed, and a tap says why. */
export const GameCardLink = memo(function GameCardLink({ card, backTo, closed }: Props): ReactNode {
  const { site } = useServices<typeof manifest>()
  const t = useTranslation<'games.lobby'>()
  const { vendor, code, name, vendorName, image, badge } = card
  const src = site.image(image)
  const mark = badge && t(`badge_${badge}`)
  // All texts of the card in their order: users of voice control say what they see (WCAG 2.5.3).
  const label = [mark, name, vendorName, closed?.label].filter(Boolean).join(', ')
  return (
    <Link
      to={launchAddress({ vendor, code, backUrl: backTo })}
      className={closed ? `${css.card} ${closed.className}` : css.card}
      aria-label={label}
      aria-disabled={closed && true}
      onClick={closed && ((tap) => closed.explain(name, tap))}
    >
      <span className={css.frame}>
        {src ? (
          <LazyImage
            className={css.art ?? ''}
            src={src}
            alt={name}
            width={ART_EDGE_PX}
            height={ART_EDGE_PX}
          />
        ) : (
          <span className={css.blank}>
            <Icon name="games" />
          </span>
        )}
        {badge && (
          <span className={`${css.badge} ${css[badge]}`}>
            <Icon name={BADGE_ICONS[badge]} size={BADGE_ICON_PX} />
            <span>{mark}</span>
          </span>
        )}
        {closed?.note}
      </span>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.vendor}>{vendorName}</span>
      </span>
    </Link>
  )
})
