import type { account as english } from '../en/account.ts'

export const account: Readonly<Record<keyof typeof english, string>> = {
  'account.login': 'Se connecter',
  'account.register': 'Créer un compte',
  'account.join': 'Se connecter ou s’inscrire',
  'account.hello': 'Bienvenue {firstName}',
  'account.forgot': 'Mot de passe oublié ?',
  'account.recover_sent': 'Si un compte existe pour cette adresse, vous recevrez un e-mail.',
  'account.delete': 'Supprimer mon compte',
  'account.export': 'Télécharger mes données',
  'account.exists': 'Un compte existe déjà avec cette adresse e-mail',
  'account.logged_out': 'Vous êtes déjà déconnecté',
  'newsletter.subscribe': 'S’inscrire',
  'newsletter.check': 'Consultez votre messagerie et confirmez votre inscription.',
  'newsletter.error': 'Une erreur s’est produite. Veuillez réessayer.',
}
