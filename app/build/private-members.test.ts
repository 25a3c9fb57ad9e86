// @vitest-environment node
import { expect, it } from 'vitest'
import { withLeanPrivates } from './private-members.ts'

it.each([
  ['_assertClassBrand(_Bus_brand, this, _run).call(this, id)', '_run.call(this, id)'],
  ['_assertClassBrand(_Form_brand$1, this, _run$2).call(this)', '_run$2.call(this)'],
  ['\t_classPrivateMethodInitSpec(this, _Bus_brand$1);\n\tnext();\n', '\tnext();\n'],
  ['\t_classPrivateFieldInitSpec(this, _retry$1, void 0);\n\tnext();\n', '\tnext();\n'],
  ['\t_defineProperty(this, "t", void 0);\n\tnext();\n', '\tnext();\n'],
])('takes the checks out of %s', (code, lean) => expect(withLeanPrivates(code)).toBe(lean))

it.each([
  '_classPrivateFieldInitSpec(this, _emitter, mitt_default());\n',
  '_classPrivateFieldInitSpec(this, _failed, null);\n',
  '_defineProperty(this, "u", 0);\n',
])('leaves %s', (code) => expect(withLeanPrivates(code)).toBe(code))
