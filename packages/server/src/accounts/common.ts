/** Passwords that are tried first, as far as they are long enough to be allowed. */
const COMMON = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 12345678910
  123123123 11111111 00000000 87654321 987654321 qwertyui qwertyuiop qwerty123 qwerty12 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  zaq12wsx asdfghjk asdfghjkl zxcvbnm1 iloveyou iloveyou1 sunshine princess football baseball basketball superman batman123
  trustno1 whatever starwars computer internet jennifer jordan23 michelle charlie1 welcome1 welcome123 letmein1 letmein123
  admin123 administrator changeme changeme1 abcd1234 abc12345 abcdefgh abcdefg1 monkey123 dragon123 master123 shadow123
  hello123 helloworld freedom1 mustang1 corvette maverick samantha butterfly liverpool chelsea1 arsenal1 manchester barcelona
  passwort passwort1 hallo123 motdepasse azertyuiop azerty123 napoleon bonaparte quadrille diplomacy`.split(/\s+/),
);

/** Whether a password is among the first that anybody would try for this name. */
export function isCommon(password: string, name: string): boolean {
  const plain = password.toLowerCase();
  if (COMMON.has(plain) || COMMON.has(plain.replace(/[^a-z]+$/, ''))) return true;
  if (new Set(plain).size <= 3) return true;
  const own = name.toLowerCase().replace(/\s+/g, '');
  return own.length >= 4 && plain.replace(own, '').length < 4;
}
