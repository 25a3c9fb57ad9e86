import { cleanup, render, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./*/acme.stories.tsx', { eager: true })
const stories = Object.entries(modules).flatMap(([file, { default: about, ...named }]) =>
  Object.entries(named).map(([name, story]) => ({ file, name, about, Story: story as ComponentType })),
)
afterEach(cleanup)

describe('[SD-03] stories of the templates', () => {
  it('exist for every kind', () => {
    expect(Object.keys(modules)).toHaveLength(6)
  })
  it.each(stories)('$file $name shows something', async ({ about, Story }) => {
    expect(about).toEqual({ title: 'vendors / acme' })
    const { container } = render(<Story />)
    await waitFor(() => expect(container.textContent).not.toBe(''), { timeout: 5_000 })
  })
})
