import {
  dateFormat,
  BENEFITS_PATH,
  Link,
  usePluginContext,
  useServices,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { ClubLabel } from './club-label.tsx'
import { VIP_LABEL } from './constants.ts'
import type { manifest } from './manifest.ts'
import css from './member-head.module.css'
import { openPictures } from './open-pictures.tsx'
import { useMember } from './use-member.ts'
import { VipProgress } from './vip-progress.tsx'

const AVATAR_PX = 72

/** Who is signed in: picture, name, and of a member of the VIP programme level and progress (OV-24, RT-05). */
export function MemberHead(): ReactNode {
  const t = useTranslation<'account.member'>()
  const context = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const { session, i18n } = services
  const name = useStore(session.current)?.userName ?? ''
  const known = useMember()
  const label = known?.clubLabel?.type === VIP_LABEL ? known.clubLabel : undefined
  return (
    <section className={css.head} aria-label={t('account')}>
      <div className={css.who}>
        <button
          type="button"
          className={css.picture}
          aria-haspopup="dialog"
          aria-label={t('choose_picture')}
          onClick={() => openPictures(context, services)}
        >
          <Avatar name={name} size={AVATAR_PX} />
          <span className={css.edit}>
            <Icon name={PENCIL} size={14} />
          </span>
        </button>
        <div className={css.words}>
          <bdi className={css.name}>{name}</bdi>
          {label && <ClubLabel label={label} />}
          {known?.regDate !== undefined && (
            <span className={css.since}>{t('since', { date: monthOf(known.regDate, i18n.tag()) })}</span>
          )}
        </div>
      </div>
      {label && (
        <div className={css.vip}>
          <VipProgress />
          <Link to={BENEFITS_PATH} className={css.benefits}>
            <Icon name="gift" size={20} />
            <span className={css.grow}>{t('see_benefits')}</span>
            <Icon name="forward" size={18} />
          </Link>
        </div>
      )}
    </section>
  )
}

const PENCIL = 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4'

/** `March 2026` */
const monthOf = (time: number, tag: string): string =>
  dateFormat(tag, { month: 'long', year: 'numeric' }).format(time)
