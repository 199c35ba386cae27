import { LIMITS } from '@quadrille/protocol';
import { useState } from 'preact/hooks';
import { t } from '../../words/words.ts';

interface CredentialsProps {
  readonly title: string;
  readonly button: string;
  readonly send: (name: string, password: string) => void;
  /** A new password is being chosen, not an old one remembered. */
  readonly fresh?: boolean;
}

/** A name and a password. */
export function Credentials({ title, button, send, fresh = false }: CredentialsProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      class="panel form"
      onSubmit={(event) => {
        event.preventDefault();
        send(name, password);
      }}
    >
      <h2 class="display">{title}</h2>
      <label class="field">
        <span>{t('profile/name')}</span>
        <input
          class="input"
          autoComplete="username"
          required
          maxLength={LIMITS.name}
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <Secret
        label={t('profile/password')}
        kind={fresh ? 'new-password' : 'current-password'}
        value={password}
        write={setPassword}
      />
      <button type="submit" class="btn">
        {button}
      </button>
    </form>
  );
}

interface SecretProps {
  readonly label: string;
  readonly kind: 'new-password' | 'current-password';
  readonly value: string;
  readonly write: (text: string) => void;
}

export const Secret = ({ label, kind, value, write }: SecretProps) => (
  <label class="field">
    <span>{label}</span>
    <input
      class="input"
      type="password"
      autoComplete={kind}
      minLength={LIMITS.shortestPassword}
      maxLength={LIMITS.password}
      required
      value={value}
      onInput={({ currentTarget }) => write(currentTarget.value)}
    />
  </label>
);
