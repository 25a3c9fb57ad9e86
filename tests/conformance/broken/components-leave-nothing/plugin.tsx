import { fill } from '@foyer/sdk'
import { type ReactNode, useEffect } from 'react'
import { bare, defineBroken } from '../../break-plugin.ts'
import { homeSections } from '../../../../plugins/site/contract.ts'

function Section(): ReactNode {
  useEffect(() => document.addEventListener('scroll', () => {}), [])
  return <p>Section</p>
}
export default defineBroken({
  plugin: bare(undefined, { contributes: [fill(homeSections, 'Section')] }, { Section }),
})
