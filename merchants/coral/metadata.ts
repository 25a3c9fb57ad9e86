import type { Profile } from '../../kernel/profile/profile.ts'

/** Titles and descriptions of the pages, in every language that Coral serves (RR-05). Tahitian players read English (LG-04). */
export const metadata: Profile['metadata'] = {
  '/m/home': {
    EN: {
      title: 'Coral – Live casino, slots and fishing games',
      description:
        'Live tables, hundreds of slots and fishing games at Coral. Jackpots every day, quick payouts in ringgit, help day and night.',
      keywords: 'live casino, slots, fishing games, jackpot, baccarat, Coral',
    },
    CN: {
      title: 'Coral – 真人娱乐、老虎机与捕鱼',
      description: '在 Coral 体验真人荷官、数百款老虎机与捕鱼游戏。每日大奖，马币快速提款，全天候客服。',
      keywords: '真人娱乐, 老虎机, 捕鱼, 大奖, 百家乐, Coral',
    },
    VI: {
      title: 'Coral – Casino trực tiếp, nổ hũ và bắn cá',
      description:
        'Bàn chơi trực tiếp, hàng trăm trò nổ hũ và bắn cá tại Coral. Giải thưởng mỗi ngày, rút tiền nhanh, hỗ trợ 24/7.',
      keywords: 'casino trực tiếp, nổ hũ, bắn cá, giải độc đắc, baccarat, Coral',
    },
    ES: {
      title: 'Coral – Casino en vivo, slots y juegos de pesca',
      description:
        'Mesas en vivo, cientos de slots y juegos de pesca en Coral. Jackpots todos los días, retiros rápidos en ringgits y ayuda día y noche.',
      keywords: 'casino en vivo, slots, juegos de pesca, jackpot, bacará, Coral',
    },
    HI: {
      title: 'Coral – लाइव कसीनो, स्लॉट और फ़िशिंग गेम',
      description:
        'Coral पर लाइव टेबल, सैकड़ों स्लॉट और फ़िशिंग गेम। हर दिन जैकपॉट, रिंगिट में तेज़ निकासी और दिन-रात मदद।',
      keywords: 'लाइव कसीनो, स्लॉट, फ़िशिंग गेम, जैकपॉट, बैकारा, Coral',
    },
    ID: {
      title: 'Coral – Kasino live, slot, dan tembak ikan',
      description:
        'Meja live, ratusan slot, dan game tembak ikan di Coral. Jackpot setiap hari, penarikan cepat dalam ringgit, bantuan siang dan malam.',
      keywords: 'kasino live, slot, tembak ikan, jackpot, bakarat, Coral',
    },
    JA: {
      title: 'Coral – ライブカジノ、スロット、フィッシングゲーム',
      description:
        'Coralのライブテーブル、数百種類のスロットとフィッシングゲーム。ジャックポットは毎日、リンギットの出金も迅速、サポートは24時間。',
      keywords: 'ライブカジノ, スロット, フィッシングゲーム, ジャックポット, バカラ, Coral',
    },
    KM: {
      title: 'Coral – កាស៊ីណូផ្សាយផ្ទាល់ ស្លត និងបាញ់ត្រី',
      description: 'តុលេងផ្សាយផ្ទាល់ ហ្គេមស្លត និងបាញ់ត្រីរាប់រយនៅ Coral។ ជែកផតរាល់ថ្ងៃ ដកប្រាក់រីងហ្គីតរហ័ស ជំនួយទាំងថ្ងៃទាំងយប់។',
      keywords: 'កាស៊ីណូផ្សាយផ្ទាល់, ស្លត, បាញ់ត្រី, ជែកផត, បាការ៉ាត់, Coral',
    },
    KO: {
      title: 'Coral – 라이브 카지노, 슬롯, 피싱 게임',
      description:
        'Coral의 라이브 테이블과 수백 가지 슬롯, 피싱 게임. 매일 터지는 잭팟, 빠른 링깃 출금, 24시간 고객 지원.',
      keywords: '라이브 카지노, 슬롯, 피싱 게임, 잭팟, 바카라, Coral',
    },
    MY: {
      title: 'Coral – လိုက်ဖ်ကာစီနို၊ စလော့နှင့် ငါးပစ်ဂိမ်းများ',
      description:
        'Coral တွင် လိုက်ဖ်စားပွဲများ၊ စလော့နှင့် ငါးပစ်ဂိမ်း ရာပေါင်းများစွာ။ နေ့စဉ် ဂျက်ပေါ့များ၊ ရင်းဂစ်ဖြင့် အမြန်ငွေထုတ်ခြင်း၊ နေ့ရောညပါ အကူအညီ။',
      keywords: 'လိုက်ဖ်ကာစီနို, စလော့, ငါးပစ်ဂိမ်း, ဂျက်ပေါ့, ဘက်ကရက်, Coral',
    },
    TA: {
      title: 'Coral – நேரலை கேசினோ, ஸ்லாட், மீன்பிடி கேம்கள்',
      description:
        'Coral தளத்தில் நேரலை மேசைகள், நூற்றுக்கணக்கான ஸ்லாட், மீன்பிடி கேம்கள். தினமும் ஜாக்பாட், ரிங்கிட்டில் விரைவாகப் பணம் எடுத்தல், இரவும் பகலும் உதவி.',
      keywords: 'நேரலை கேசினோ, ஸ்லாட், மீன்பிடி கேம்கள், ஜாக்பாட், பாக்கராட், Coral',
    },
    TH: {
      title: 'Coral – คาสิโนสด สล็อต และเกมยิงปลา',
      description: 'โต๊ะสด สล็อตหลายร้อยเกม และเกมยิงปลาที่ Coral แจ็คพอตทุกวัน ถอนเงินริงกิตรวดเร็ว ช่วยเหลือตลอด 24 ชั่วโมง',
      keywords: 'คาสิโนสด, สล็อต, เกมยิงปลา, แจ็คพอต, บาคาร่า, Coral',
    },
    TW: {
      title: 'Coral – 真人娛樂、老虎機與捕魚',
      description: '在 Coral 體驗真人荷官、數百款老虎機與捕魚遊戲。每日彩金，馬幣快速提款，全天候客服。',
      keywords: '真人娛樂, 老虎機, 捕魚, 彩金, 百家樂, Coral',
    },
    UR: {
      title: 'Coral – لائیو کیسینو، سلاٹس اور فشنگ گیمز',
      description:
        'Coral پر لائیو ٹیبلز، سینکڑوں سلاٹس اور فشنگ گیمز۔ روزانہ جیک پاٹ، رنگٹ میں تیز ودڈرال، دن رات مدد۔',
      keywords: 'لائیو کیسینو, سلاٹس, فشنگ گیمز, جیک پاٹ, بیکارا, Coral',
    },
    PT: {
      title: 'Coral – Casino ao vivo, slots e jogos de pesca',
      description:
        'Mesas ao vivo, centenas de slots e jogos de pesca na Coral. Jackpots todos os dias, levantamentos rápidos em ringgits, ajuda de dia e de noite.',
      keywords: 'casino ao vivo, slots, jogos de pesca, jackpot, bacará, Coral',
    },
    'PT-BR': {
      title: 'Coral – Cassino ao vivo, slots e jogos de pesca',
      description:
        'Mesas ao vivo, centenas de slots e jogos de pesca na Coral. Jackpots todos os dias, saques rápidos em ringgits, atendimento dia e noite.',
      keywords: 'cassino ao vivo, slots, jogos de pesca, jackpot, bacará, Coral',
    },
    MS: {
      title: 'Coral – Kasino langsung, slot dan tembak ikan',
      description:
        'Meja langsung, ratusan slot dan permainan tembak ikan di Coral. Jackpot setiap hari, pengeluaran pantas dalam ringgit, bantuan siang dan malam.',
      keywords: 'kasino langsung, slot, tembak ikan, jackpot, bakarat, Coral',
    },
    BN: {
      title: 'Coral – লাইভ ক্যাসিনো, স্লট ও ফিশিং গেম',
      description:
        'Coral-এ লাইভ টেবিল, শত শত স্লট ও ফিশিং গেম। প্রতিদিন জ্যাকপট, রিঙ্গিতে দ্রুত উত্তোলন, দিনরাত সহায়তা।',
      keywords: 'লাইভ ক্যাসিনো, স্লট, ফিশিং গেম, জ্যাকপট, ব্যাকারাট, Coral',
    },
    TR: {
      title: 'Coral – Canlı casino, slot ve balık oyunları',
      description:
        'Coral’da canlı masalar, yüzlerce slot ve balık oyunu. Her gün jackpot, ringgit ile hızlı çekim, gece gündüz destek.',
      keywords: 'canlı casino, slot, balık oyunları, jackpot, bakara, Coral',
    },
    TY: {
      title: 'Coral – Live casino, slots and fishing games',
      description:
        'Live tables, hundreds of slots and fishing games at Coral. Jackpots every day, quick payouts in ringgit, help day and night.',
      keywords: 'live casino, slots, fishing games, jackpot, baccarat, Coral',
    },
  },
  '/m/register': {
    EN: { title: 'Create account – Coral', description: 'Create your Coral account in a minute.' },
    CN: { title: '注册 – Coral', description: '一分钟创建您的 Coral 账户。' },
    VI: { title: 'Đăng ký – Coral', description: 'Tạo tài khoản Coral của bạn chỉ trong một phút.' },
    ES: { title: 'Crear una cuenta – Coral', description: 'Crea tu cuenta de Coral en un minuto.' },
    HI: { title: 'अकाउंट बनाएँ – Coral', description: 'एक मिनट में अपना Coral अकाउंट बनाएँ।' },
    ID: { title: 'Buat akun – Coral', description: 'Buat akun Coral Anda dalam satu menit.' },
    JA: { title: 'アカウントを作成 – Coral', description: 'Coralのアカウントは1分で作成できます。' },
    KM: { title: 'បង្កើតគណនី – Coral', description: 'បង្កើតគណនី Coral របស់អ្នកក្នុងមួយនាទី។' },
    KO: { title: '계정 만들기 – Coral', description: '1분 만에 Coral 계정을 만드세요.' },
    MY: { title: 'အကောင့်ဖွင့်ရန် – Coral', description: 'တစ်မိနစ်အတွင်း သင့် Coral အကောင့်ကို ဖွင့်ပါ။' },
    TA: { title: 'கணக்கை உருவாக்கு – Coral', description: 'உங்கள் Coral கணக்கை ஒரே நிமிடத்தில் உருவாக்கவும்.' },
    TH: { title: 'สร้างบัญชี – Coral', description: 'สร้างบัญชี Coral ของคุณได้ในหนึ่งนาที' },
    TW: { title: '建立帳號 – Coral', description: '一分鐘建立您的 Coral 帳號。' },
    UR: { title: 'اکاؤنٹ بنائیں – Coral', description: 'ایک منٹ میں اپنا Coral اکاؤنٹ بنائیں۔' },
    PT: { title: 'Criar uma conta – Coral', description: 'Crie a sua conta Coral num minuto.' },
    'PT-BR': { title: 'Criar conta – Coral', description: 'Crie sua conta Coral em um minuto.' },
    MS: { title: 'Cipta akaun – Coral', description: 'Cipta akaun Coral anda dalam seminit.' },
    BN: { title: 'অ্যাকাউন্ট খুলুন – Coral', description: 'এক মিনিটে আপনার Coral অ্যাকাউন্ট খুলুন।' },
    TR: { title: 'Hesap aç – Coral', description: 'Coral hesabınızı bir dakikada açın.' },
    TY: { title: 'Create account – Coral', description: 'Create your Coral account in a minute.' },
  },
  '/m/login': {
    EN: { title: 'Log in – Coral', description: 'Log in to your Coral account securely.' },
    CN: { title: '登录 – Coral', description: '安全登录您的 Coral 账户。' },
    VI: { title: 'Đăng nhập – Coral', description: 'Đăng nhập tài khoản Coral của bạn một cách an toàn.' },
    ES: { title: 'Ingresar – Coral', description: 'Ingresa a tu cuenta de Coral de forma segura.' },
    HI: { title: 'लॉग इन – Coral', description: 'अपने Coral अकाउंट में सुरक्षित लॉग इन करें।' },
    ID: { title: 'Masuk – Coral', description: 'Masuk ke akun Coral Anda dengan aman.' },
    JA: { title: 'ログイン – Coral', description: 'Coralのアカウントに安全にログインできます。' },
    KM: { title: 'ចូល – Coral', description: 'ចូលគណនី Coral របស់អ្នកដោយសុវត្ថិភាព។' },
    KO: { title: '로그인 – Coral', description: 'Coral 계정에 안전하게 로그인하세요.' },
    MY: { title: 'အကောင့်ဝင်ရန် – Coral', description: 'သင့် Coral အကောင့်သို့ လုံခြုံစွာ ဝင်ပါ။' },
    TA: { title: 'உள்நுழை – Coral', description: 'உங்கள் Coral கணக்கில் பாதுகாப்பாக உள்நுழையவும்.' },
    TH: { title: 'เข้าสู่ระบบ – Coral', description: 'เข้าสู่ระบบบัญชี Coral ของคุณอย่างปลอดภัย' },
    TW: { title: '登入 – Coral', description: '安全登入您的 Coral 帳號。' },
    UR: { title: 'لاگ ان – Coral', description: 'اپنے Coral اکاؤنٹ میں محفوظ طریقے سے لاگ ان کریں۔' },
    PT: { title: 'Entrar – Coral', description: 'Entre na sua conta Coral em segurança.' },
    'PT-BR': { title: 'Entrar – Coral', description: 'Entre na sua conta Coral com segurança.' },
    MS: { title: 'Log masuk – Coral', description: 'Log masuk ke akaun Coral anda dengan selamat.' },
    BN: { title: 'লগ ইন – Coral', description: 'আপনার Coral অ্যাকাউন্টে নিরাপদে লগ ইন করুন।' },
    TR: { title: 'Giriş yap – Coral', description: 'Coral hesabınıza güvenle giriş yapın.' },
    TY: { title: 'Log in – Coral', description: 'Log in to your Coral account securely.' },
  },
  '*': {
    EN: { title: 'Coral', description: 'Coral – live casino and games.' },
    CN: { title: 'Coral', description: 'Coral – 真人娱乐与游戏。' },
    VI: { title: 'Coral', description: 'Coral – casino trực tiếp và trò chơi.' },
    ES: { title: 'Coral', description: 'Coral – casino en vivo y juegos.' },
    HI: { title: 'Coral', description: 'Coral – लाइव कसीनो और गेम।' },
    ID: { title: 'Coral', description: 'Coral – kasino live dan game.' },
    JA: { title: 'Coral', description: 'Coral – ライブカジノとゲーム。' },
    KM: { title: 'Coral', description: 'Coral – កាស៊ីណូផ្សាយផ្ទាល់ និងហ្គេម។' },
    KO: { title: 'Coral', description: 'Coral – 라이브 카지노와 게임.' },
    MY: { title: 'Coral', description: 'Coral – လိုက်ဖ်ကာစီနိုနှင့် ဂိမ်းများ။' },
    TA: { title: 'Coral', description: 'Coral – நேரலை கேசினோவும் கேம்களும்.' },
    TH: { title: 'Coral', description: 'Coral – คาสิโนสดและเกม' },
    TW: { title: 'Coral', description: 'Coral – 真人娛樂與遊戲。' },
    UR: { title: 'Coral', description: 'Coral – لائیو کیسینو اور گیمز۔' },
    PT: { title: 'Coral', description: 'Coral – casino ao vivo e jogos.' },
    'PT-BR': { title: 'Coral', description: 'Coral – cassino ao vivo e jogos.' },
    MS: { title: 'Coral', description: 'Coral – kasino langsung dan permainan.' },
    BN: { title: 'Coral', description: 'Coral – লাইভ ক্যাসিনো ও গেম।' },
    TR: { title: 'Coral', description: 'Coral – canlı casino ve oyunlar.' },
    TY: { title: 'Coral', description: 'Coral – live casino and games.' },
  },
}
