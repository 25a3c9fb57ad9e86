import { SafeHtml } from '@foyer/sdk/ui'
import { type ReactNode, useCallback } from 'react'
import { LINKAGE, routeLink } from '../contract/route-link.ts'
import css from './activity-html.module.css'
import { useLinkContext } from './use-link-context.ts'

/** HTML of the gateway, sanitised (SE-02). Its links follow the rules of banners' links (OV-27). */
export function ActivityHtml({ html }: { readonly html: string }): ReactNode {
  const context = useLinkContext()
  const linkOf = useCallback(
    (href: string): string | undefined => {
      // An anchor of the text itself: its target has lost its name.
      if (href.startsWith('#')) return undefined
      const action = routeLink({ linkageType: LINKAGE.url, linkage: href }, context)
      if (action.kind === 'open') return action.url
      // Not every plugin is known yet: where nothing shows its page then, home tells.
      return action.kind === 'go' ? action.to : action.kind === 'wait' ? href : undefined
    },
    [context],
  )
  return <SafeHtml className={css.html ?? ''} html={html} linkOf={linkOf} />
}
