import { PluginComponent, useStore } from '@foyer/sdk'
import { KernelContext } from '@foyer/sdk/internal'
import { StoryLanguageContext, useStoryText } from '@foyer/sdk/testing'
import { type ReactNode, use, useEffect, useState } from 'react'
import { textsIn } from '../../sdk/src/testing/story-language.ts'
import { TestRouter } from '../../sdk/src/testing/test-router.ts'
import { type Face, facesOf, usualProps } from './faces.ts'
import { FaultCaption } from './fault-caption.tsx'
import { type FaultRun, type FaultSubject, startFault } from './fault-run.ts'
import css from './fault-story.module.css'
import type { Fault } from './faults.ts'
import { standInsOf } from './stand-ins.tsx'

/**
 * Makes the fault stories of a plugin (HA-05): each shows all that a player sees of it while it fails so, in the boundary and with
 * the stand-ins of the site, and below what the page logs.
 *
 * @example
 * const story = faultStories({ plugin, options })
 * export const Slow = story('Slow')
 */
export const faultStories = (subject: FaultSubject) => (fault: Fault) => (): ReactNode => (
  <FaultStory subject={subject} fault={fault} />
)

interface FaultStoryProps {
  readonly subject: FaultSubject
  readonly fault: Fault
}

function FaultStory({ subject, fault }: FaultStoryProps): ReactNode {
  const language = use(StoryLanguageContext)
  const [run, setRun] = useState<FaultRun>()
  useEffect(() => {
    let started: FaultRun | undefined
    // Strict mode runs an effect twice: only the second run starts the plugin.
    const timer = setTimeout(() => {
      started = startFault(subject, fault, (texts) => textsIn(language, texts))
      setRun(started)
    })
    return () => {
      clearTimeout(timer)
      started?.stop()
    }
  }, [subject, fault, language])
  return run ? (
    <Shown subject={subject} fault={fault} run={run} />
  ) : (
    <div data-story="starting" style={{ display: 'contents' }} />
  )
}

function Shown({ subject, fault, run }: FaultStoryProps & { readonly run: FaultRun }): ReactNode {
  const { manifest } = subject.plugin
  const report = useStore(run.report)
  const t = useStoryText()
  const faces = facesOf(manifest)
  // A plugin that never starts shows what it ever will.
  const waits = fault !== 'LoadNeverSettles' && ['pending', 'starting'].includes(report.state)
  return (
    <div data-story={waits ? 'starting' : 'ready'} className={css.story}>
      {faces.map((face) => (
        <ShownFace key={face.component} face={face} subject={subject} run={run} />
      ))}
      {faces.length === 0 && (
        <p className={css.note}>{t('The plugin has no component: a player sees nothing of it.')}</p>
      )}
      <FaultCaption plugin={manifest.id} fault={fault} report={report} />
    </div>
  )
}

interface ShownFaceProps {
  readonly face: Face
  readonly subject: FaultSubject
  readonly run: FaultRun
}

/** A component, with what the site shows in its place while it cannot be seen. */
function ShownFace({ face, subject: { plugin, options }, run }: ShownFaceProps): ReactNode {
  const { component, point, route } = face
  const { id } = plugin.manifest
  const t = useStoryText()
  return (
    <section>
      <p className={css.place}>
        <span>{t(route ? 'Screen' : 'Part')}</span> <code>{component}</code>{' '}
        <code>{route?.path ?? point}</code>
      </p>
      <div className={css.shown}>
        <KernelContext value={run.view}>
          <TestRouter
            plugin={id}
            name={component}
            element={
              <PluginComponent
                plugin={id}
                name={component}
                props={options?.props?.[component] ?? usualProps(face)}
                {...standInsOf(face, id, run)}
              />
            }
          />
        </KernelContext>
      </div>
      <p className={css.nothing}>{t('It shows nothing in its place.')}</p>
    </section>
  )
}
