import { graphql } from '../graphql/gql.ts'

export const changeOrderSize = graphql(`
  mutation ChangeOrderSize($number: String!, $version: Int!, $position: Int!, $quantity: Int!, $sku: String!, $key: String!) {
    changeOrderSize(number: $number, version: $version, position: $position, quantity: $quantity, sku: $sku, key: $key) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const removeOrderPieces = graphql(`
  mutation RemoveOrderPieces($number: String!, $version: Int!, $pieces: [Pieces!]!, $key: String!) {
    removeOrderPieces(number: $number, version: $version, pieces: $pieces, key: $key) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const exchangePieces = graphql(`
  mutation ExchangePieces($number: String!, $version: Int!, $pieces: [ExchangedPiece!]!, $way: ReturnWay!, $key: String!) {
    exchangePieces(number: $number, version: $version, pieces: $pieces, way: $way, key: $key) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const giveOrderVoucher = graphql(`
  mutation GiveOrderVoucher($number: String!, $version: Int!, $amount: Int!, $reason: String!, $key: String!) {
    giveOrderVoucher(number: $number, version: $version, amount: $amount, reason: $reason, key: $key) {
      approvalId
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const sendMailAgain = graphql(`
  mutation SendMailAgain($number: String!, $version: Int!, $mail: String!, $key: String!) {
    sendMailAgain(number: $number, version: $version, mail: $mail, key: $key) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)
