import { createElement, type ReactNode } from 'react'
import { KernelContext, type KernelView } from '../react/kernel-view.ts'
import { PluginComponent } from '../react/slot.tsx'

/** A plugin's component `name` in its boundary, under a kernel that runs this plugin. */
export const testElement = (view: KernelView, plugin: string, name: string, props: object): ReactNode =>
  createElement(KernelContext, { value: view }, createElement(PluginComponent, { plugin, name, props }))
