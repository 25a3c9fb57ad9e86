import { bare, defineBroken } from '../../break-plugin.ts'

/** Keeps what it did in mind, to undo it all at the end: an end that a failed step never comes to. */
export default defineBroken({
  plugin: bare((context) => {
    const node = document.createElement('aside')
    document.body.append(node)
    context.on({ id: 'some.event', keep: false } as never, () => {})
    context.defer(() => node.remove())
  }),
})
