import { homeSections, contribute } from '@foyer/sdk'
import { type ReactNode, useEffect } from 'react'
import { bare, defineBroken } from '../../break-plugin.ts'

function Section(): ReactNode {
  useEffect(() => document.addEventListener('scroll', () => {}), [])
  return <p>Section</p>
}
export default defineBroken({
  plugin: bare(undefined, { contributes: [contribute(homeSections, { component: 'Section' })] }, { Section }),
})
