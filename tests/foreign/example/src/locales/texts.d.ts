import 'i18next'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'acme.lucky-number': {
      title: 'Your lucky number'
      drawn_one: 'Drawn once'
      drawn_other: 'Drawn {{count}} times'
      again: 'Draw again'
      how: 'How it is drawn'
      explanation: 'One of the numbers from 1 to {{highest}}, each as likely as the others.'
    }
  }
}
