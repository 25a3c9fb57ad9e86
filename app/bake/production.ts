// React and other packages choose their build by it when they are first imported, so this module comes first.
process.env['NODE_ENV'] = 'production'
