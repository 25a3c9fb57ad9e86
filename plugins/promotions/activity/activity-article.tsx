import { useServices, useTranslation, usePluginContext } from '@foyer/sdk'
import { PageHeader } from '@foyer/sdk/ui'
import { type ReactNode, useRef, useEffect } from 'react'
import css from './activity-article.module.css'
import { ActivityButton } from './activity-button.tsx'
import { ActivityHtml } from './activity-html.tsx'
import type { ActivityDetails, ActivityItem } from './activity-item.ts'
import { ActivityPicture } from './activity-picture.tsx'
import type { manifest } from './manifest.ts'
import { periodWords } from './period-words.ts'
import { ShareButton } from './share-button.tsx'
import { TimeLeft } from './time-left.tsx'
import { useActivityTime } from './use-activity-time.ts'

import { track } from '../../tracking/contract.ts'

/** A promotion with its picture, period, button and terms. */
export function ActivityArticle({ activity }: { readonly activity: ActivityDetails }): ReactNode {
  const { i18n } = useServices<typeof manifest>()
  const t = useTranslation<'promotions.activity'>()
  const article = useRef<HTMLElement>(null)
  const time = useActivityTime(article, activity)
  useViewContent(activity)
  const { title, subline, image, header, content, footer } = activity
  const period = periodWords(activity, i18n.tag())
  return (
    <article ref={article} className={css.article}>
      <div className={css.picture}>
        <ActivityPicture image={image} eager />
      </div>
      <PageHeader align="start" title={<bdi>{title}</bdi>} {...(subline && { lead: <bdi>{subline}</bdi> })} />
      <TimeLeft {...time} />
      {period && (
        <p className={css.period}>
          <span>{t('period')}</span> <strong>{period}</strong>
        </p>
      )}
      <div className={css.actions}>
        {time.state === 'running' && <ActivityButton activity={activity} />}
        <ShareButton activity={activity} />
      </div>
      {header && <ActivityHtml html={header} />}
      {content && (
        <section className={css.terms}>
          <h2 className={css.heading}>{t('terms')}</h2>
          <ActivityHtml html={content} />
        </section>
      )}
      {footer && (
        <footer className={css.footer}>
          <ActivityHtml html={footer} />
        </footer>
      )}
    </article>
  )
}

/** Tells once, for each time that a promotion's page is opened, that it is viewed (TR-18). */
function useViewContent({ id, title }: Pick<ActivityItem, 'id' | 'title'>): void {
  const context = usePluginContext<typeof manifest>()
  const viewed = useRef<string>(undefined)
  useEffect(() => {
    if (viewed.current === id) return
    viewed.current = id
    track(context, {
      name: 'viewContent',
      payload: { content: { id, name: title, category: 'activity' } },
    })
  }, [context, id, title])
}
