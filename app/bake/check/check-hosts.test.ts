// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkHosts } from './check-hosts.ts'
import { hostFinding } from './host-finding.ts'

describe('hostFinding', () => {
  it.each([
    ['www.jade.com'],
    ['jade.localhost'],
    ['m.jade-play.co.uk'],
    ['xn--bcher-kva.example'],
    ['1xjade.com'],
    ['localhost'],
  ])('%s is a host', (host) => expect(hostFinding(host, 'hosts[0]')).toBeUndefined())

  it.each([
    ['https://www.jade.com/m', 'an address, not a host', 'Write www.jade.com.'],
    ['www.jade.com/m', 'an address, not a host', 'Write www.jade.com.'],
    ['www.jade.com:8080', 'a host with a port', 'Write www.jade.com.'],
    ['user@jade.com', 'an address, not a host', 'Write jade.com.'],
    ['*.jade.com', 'a pattern; each host must be listed', 'Write a host name, such as www.jade.com.'],
    ['WWW.Jade.com', 'not in lower case', 'Write www.jade.com.'],
    ['bücher.example', 'not in ASCII, as browsers send it', 'Write xn--bcher-kva.example.'],
    [' jade.com', 'not in ASCII, as browsers send it', 'Write jade.com.'],
    ['jade.com.', 'not a host name', 'Write jade.com.'],
    ['jade..com', 'not a host name', 'Write a host name, such as www.jade.com.'],
    ['-jade.com', 'not a host name', 'Write a host name, such as www.jade.com.'],
    ['ja_de.com', 'not a host name', 'Write a host name, such as www.jade.com.'],
    ['jade.com;', 'not a host name', 'Write a host name, such as www.jade.com.'],
    ['"jade.com"', 'not a host name', 'Write a host name, such as www.jade.com.'],
    ['$host', 'not a host name', 'Write a host name, such as www.jade.com.'],
    ['', 'an empty text', 'Write a host name, such as www.jade.com.'],
    ['default', 'a word that nginx reads as a command', 'Write a host name, such as www.jade.com.'],
    [
      '0x7f.1',
      'not a host name: browsers read it as another, or as none',
      'Write a host name, such as www.jade.com.',
    ],
    ['10.0.0.1', 'a number, not a name', 'Write a host name, such as www.jade.com.'],
  ])('%j is %s', (host, problem, remedy) => {
    expect(hostFinding(host, 'hosts[0]')).toEqual({
      code: 'BK-HOST',
      text: `hosts[0] is "${host}", ${problem}.`,
      remedy,
    })
  })

  const label = fc.stringMatching(/^[a-z][a-z0-9]{0,20}$/)
  const host = fc
    .tuple(label, label, fc.constantFrom('com', 'co', 'example'))
    .map((labels) => labels.join('.'))

  it('takes any host name, and what makes an address of one is told with the name to write', () => {
    fc.assert(
      fc.property(
        host,
        fc.constantFrom('https://', 'http://', '//', ''),
        fc.constantFrom('/m', '/', ':443', ':443/m/home?x=1', '#top', ''),
        (name, scheme, rest) => {
          expect(hostFinding(name, 'hosts[0]')).toBeUndefined()
          if (scheme + rest === '') return
          expect(hostFinding(scheme + name + rest, 'hosts[0]')?.remedy).toBe(`Write ${name}.`)
        },
      ),
    )
  })

  it('whatever it lets through can stand in a map of nginx and in a policy, and is what browsers call it', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'ab.-_*:/;"$ {}Ü1') })),
        (text) => {
          if (hostFinding(text, 'hosts[0]')) return
          expect(text).toMatch(/^[a-z0-9.-]+$/)
          expect(new URL(`https://${text}/m`).hostname).toBe(text)
        },
      ),
    )
  })
})

describe('checkHosts', () => {
  const coral = { name: 'coral', hosts: ['coral.com', 'coral.net'] }

  it('names a host that is listed twice, and one of two merchants for both', () => {
    const jade = { name: 'jade', hosts: ['jade.com', 'coral.net', 'jade.com'] }
    const all = [coral, jade]
    expect(checkHosts(jade, all).map(({ text }) => text)).toEqual([
      'hosts[1] is "coral.net", which is a host of coral too.',
      'hosts[2] is "jade.com", as is hosts[0].',
    ])
    expect(checkHosts(coral, all).map(({ text }) => text)).toEqual([
      'hosts[1] is "coral.net", which is a host of jade too.',
    ])
  })

  it('a merchant needs one', () => expect(checkHosts({ name: 'jade', hosts: [] }, [])).toHaveLength(1))
})
