import { createElement, type ReactNode } from 'react'
import { KernelContext, type KernelView } from '../react/kernel-view.ts'
import { PluginComponent } from '../react/slot.tsx'
import { TestRouter } from './test-router.ts'

/** A plugin's component `name` in its boundary, under a router and a kernel that runs this plugin. */
export const testElement = (view: KernelView, plugin: string, name: string, props: object): ReactNode =>
  createElement(
    KernelContext,
    { value: view },
    createElement(TestRouter, {
      plugin,
      name,
      element: createElement(PluginComponent, { plugin, name, props }),
    }),
  )
