import { useServices, useStore, useText } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { MaintenanceArt } from './art.tsx'
import { CheckAgain } from './check-again.tsx'
import { ClosedLayout } from './closed-layout.tsx'
import { customDescription } from './custom-description.ts'
import { endTime } from './end-time.ts'
import { Fact } from './fact.tsx'
import EN from './locales/EN.json' with { type: 'json' }
import type { manifest } from './manifest.ts'
import { useServiceEntries } from './use-service-entries.ts'

/** The site under maintenance (OV-06): until when, if that is known and still to come, in the player's own time zone (ST-31). */
export function MaintenancePage(): ReactNode {
  const { site, i18n, clock, service } = useServices<typeof manifest>()
  const t = useText()
  const language = useStore(i18n.language)
  const { templates = {}, maintenanceEnd } = useStore(site.status) ?? {}
  const contacts = useServiceEntries()
  const end = maintenanceEnd !== undefined && maintenanceEnd > clock.now() ? maintenanceEnd : undefined
  const tag = i18n.tag()
  return (
    <ClosedLayout
      art={<MaintenanceArt />}
      title={t('maintenance_title')}
      description={customDescription(templates, language) ?? t('maintenance_text')}
      english={
        tag === 'en'
          ? undefined
          : {
              title: EN.maintenance_title,
              text: [
                templates['maintenance_description_EN']
                  ? customDescription(templates, 'EN')
                  : EN.maintenance_text,
                end !== undefined && `${EN.maintenance_end}: ${endTime(end, 'en')}`,
              ]
                .filter(Boolean)
                .join('\n'),
            }
      }
      actions={
        <>
          <CheckAgain t={t} stillClosed={t('still_closed')} />
          {contacts.length > 0 && (
            <Button block onClick={() => service?.open()}>
              {t('contact_us')}
            </Button>
          )}
        </>
      }
    >
      {end !== undefined && (
        <Fact label={t('maintenance_end')}>
          <time dateTime={new Date(end).toISOString()}>{endTime(end, tag)}</time>
        </Fact>
      )}
    </ClosedLayout>
  )
}
