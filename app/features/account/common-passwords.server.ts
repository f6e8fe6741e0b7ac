import { toPasswordForm } from './password-rules.ts'

/**
 * The beginnings of the passwords that every published list of the most common ones is made of:
 * the word itself, and what people do to it when a form asks for a capital, a digit or a sign.
 * Everything is compared in lower case.
 */
const STEMS = `
  password passw0rd p@ssword p@ssw0rd pa$$word pa$$w0rd pass passwd pword mypassword mypass
  thepassword yourpassword nopassword newpassword changeme changeit change default temp temporary
  test tester testing testtest demo sample guest user username login logmein letmein letmein1
  welcome welc0me welcom3 hello helloworld hellohello goodbye admin adm1n administrator root toor
  master manager secret supersecret topsecret private secure security system server computer laptop
  internet network wireless windows microsoft google facebook instagram youtube twitter netflix
  amazon samsung iphone android pokemon minecraft fortnite roblox nintendo playstation xbox
  qwerty qwert qwer qwertyui qwertyuiop qwerty123 qwertz azerty asdf asdfgh asdfghjkl asdfasdf
  zxcvbn zxcvbnm zxcvbnm1 zaq1zaq1 zaq12wsx 1qaz2wsx 1qaz 2wsx3edc qazwsx qazwsxedc qweasd
  qweasdzxc 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 a1b2c3 a1b2c3d4 abc abcd abcde abcdef
  abcdefg abcdefgh abcdefghi abc123 abcd1234 abcabc aaa aaaa aaaaaa aaaaaaaa 
  iloveyou iloveu iloveme ilovehim iloveher ilovegod iluvyou love lover lovely loveyou lovelove
  loveme mylove babygirl babyboy baby babe sweetheart sweetie honey angel angels darling princess
  prince queen king kingdom sunshine rainbow flower flowers butterfly dolphin monkey dragon tiger
  lion panther eagle falcon horse puppy kitten cookie chocolate cheese banana orange apple peanut
  pepper ginger cupcake strawberry cherry lemon coffee whiskey jackdaniels
  football footbal1 soccer baseball basketball hockey softball volleyball tennis golf rugby cricket
  liverpool arsenal chelsea manchester manutd barcelona realmadrid juventus celtic rangers everton
  tottenham yankees cowboys steelers lakers eagles packers patriots redsox
  superman batman spiderman ironman superstar starwars startrek matrix merlin gandalf hunter
  shadow phoenix thunder lightning warrior ranger killer slayer blade storm knight wizard
  summer winter spring autumn january february march april june july august september october
  november december monday tuesday wednesday thursday friday saturday sunday
  michael michelle jessica jennifer jordan joshua daniel andrew anthony ashley amanda matthew
  nicole robert thomas william charlie charlotte george harley buster bailey maggie sophie hannah
  samantha patrick victoria elizabeth alexander alexandra benjamin jonathan christian christine
  stephanie danielle jasmine melissa natalie lauren andrea brandon justin steven richard martin
  london england britain scotland ireland wales america american australia canada newyork
  dallas chicago boston paris berlin germany france mexico india
  mustang corvette ferrari porsche mercedes yamaha honda toyota harleydavidson
  trustno1 whatever nothing something forever friends friendship family together freedom happiness
  happy lucky blessed faith jesus jesuschrist godislove heaven blessing destiny success money
  million business company office teacher student school college university doctor nurse
  metallica nirvana slipknot greenday blink182 eminem beatles elvis music guitar rockstar
  hotdog cowboy maverick champion winner player gamer freeuser access
  snoopy scooby scoobydoo tigger mickey mickeymouse donald garfield simpsons hellokitty barbie
  midnight moonlight starlight twilight diamond silver golden crystal purple yellow blue black
  computer1 administrator1 burrow badger wellbeing therapy mindfulness calm peace journal
`

/** What is put behind a stem, the commonest first. */
const ENDINGS = `
  1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 2 3 4 5 7 8 9 10 11 13 21 22 23
  69 77 88 99 00 01 02 007 101 111 321 666 777 786 888 999 000 1111 4321 0000
  1985 1986 1987 1988 1989 1990 1991 1992 1993 1994 1995 1996 1997 1998 1999 2000 2001 2002 2003
  2004 2005 2006 2007 2008 2009 2010 2011 2012 2013 2014 2015 2016 2017 2018 2019 2020 2021 2022
  2023 2024 2025 2026 2027
  ! !! !!! ? . * @ # $ !@ !@# !@#$ @1 @12 @123 @1234 @12345 #1 #123 _1 _123 -1 -123 $1 $123
  1! 12! 123! 1234! 12345! 123456! 1!! 01! 1? 1. 1@ 123@ 1# 123# 1$ 123$ 1* 123* !1 !123 ?1 .1 *1
  a b x z abc xyz qwe asd me you s
`

/** Digits and keyboard walks, which have no stem. */
const WHOLES = `
  12345678 123456789 1234567890 0123456789 0987654321 987654321 9876543210 87654321 11111111
  111111111 1111111111 00000000 000000000 0000000000 22222222 55555555 66666666 77777777 88888888
  99999999 12341234 12344321 11223344 1122334455 11112222 12121212 123123123 123321123 147258369
  159753456 741852963 789456123 789456123a 963852741 112233445566 123456789a 123456789q a123456789
  a12345678 q123456789 123456abc 123456qwerty 123qweasd 123qweasdzxc 123qwe!@# 1234qwer 1234abcd
  12345qwert 12345qwerty 123abc123 1a2b3c4d 1qaz2wsx 1qaz@wsx 1qaz!qaz 1qaz2wsx3edc 1qaz2wsx3edc4rfv
  !qaz2wsx !qaz1qaz !qaz@wsx qaz123wsx 2wsx#edc 3edc4rfv 4rfv5tgb 5tgb6yhn zaq!2wsx zaq1@wsx xsw2zaq1
  qwerty12 qwer1234 qwer!234 qwert123 qwert12345 qwerty!@# qwertyuiop[] qwertyuiopasdfghjkl
  qwertyuiopasdfghjklzxcvbnm qwertyqwerty qwertyqwertyqwerty asdfghjkl; asdf1234 asdf!234 asd123456
  zxcv1234 zxcvbnm,./ poiuytrewq lkjhgfdsa mnbvcxz
  !@#$%^&* !@#$%^&*() 1!2@3#4$ 1a!2b@3c# p@55w0rd p@55word p4ssw0rd p4ssword pa55word pa55w0rd
  passwordpassword passwordpassword1 password1234567890 thisismypassword thisisapassword
  mypasswordispassword iloveyouforever iloveyousomuch iloveyouiloveyou letmeinletmein
  correcthorsebatterystaple correct horse battery staple alllowercaseletters abcdefghijklmno
  abcdefghijklmnop abcdefghijklmnopqrstuvwxyz 123456789012345 1234567890123456 12345678901234567890
  111111111111111 000000000000000 123451234512345 123123123123123 987654321987654321
  1234567890qwertyuiop qwertyuiop1234567890 1q2w3e4r5t6y 1q2w3e4r5t6y7u8i 1q2w3e4r5t6y7u8i9o0p
  administrator123 jesusislordofall liverpoolfc1892 manchesterunited realmadridcf
`

const words = (list: string) => new Set(list.split(/\s+/).filter(Boolean))
const stems = words(STEMS)
const wholes = words(WHOLES)
const endings = [...words(ENDINGS)]

/**
 * Whether a password is one of the most common ones. Used when the breach look-up gives no answer
 * (decision 12), so it knows only passwords that the rules would let through.
 */
export function isCommonPassword(password: string): boolean {
  const typed = toPasswordForm(password).toLowerCase()
  if (wholes.has(typed) || isOneCharacter(typed)) return true
  return isStem(typed) || isStem(typed.replace(LAST_SIGN, ''))
}

/** The sign that people put last when a form asks for one. */
const LAST_SIGN = /[!?.@#$*]$/

const isStem = (typed: string) =>
  stems.has(typed) ||
  endings.some((ending) => typed.endsWith(ending) && stems.has(typed.slice(0, -ending.length)))

const isOneCharacter = (typed: string) => new Set(typed).size === 1
