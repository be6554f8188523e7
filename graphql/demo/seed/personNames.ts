import type { Random } from '../random.ts';

/** A person's name in two parts; one of them may be missing, as in real records. */
export interface PersonName {
  readonly givenName: string | null;
  readonly familyName: string | null;
}

interface Names {
  readonly given: readonly string[];
  readonly family: readonly string[];
}

function list(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim());
}

// Given and family names that occur together, so that 600 people look like a neighbourhood and not like dice.
const english: Names = {
  given: list(
    `Abigail,Adam,Aiden,Alice,Amber,Andrew,Angela,Anna,Ashley,Audrey,Benjamin,Beth,Brandon,Brenda,Brian,Caitlin,
    Cameron,Caroline,Charles,Charlotte,Chloe,Claire,Colin,Courtney,Daniel,David,Deborah,Diane,Donna,Dorothy,Dylan,
    Edward,Eleanor,Elizabeth,Emily,Eric,Ethan,Evelyn,Frances,Gareth,George,Grace,Graham,Hannah,Harriet,Heather,Helen,
    Henry,Holly,Ian,Isaac,Jack,Jacob,James,Janet,Jason,Jeffrey,Jennifer,Jessica,Joan,John,Jonathan,Joseph,Joyce,Judith,
    Julia,Karen,Katherine,Keith,Kelly,Kenneth,Kevin,Kimberly,Laura,Lauren,Lillian,Linda,Lucas,Margaret,Mark,Martha,
    Matthew,Megan,Melissa,Michael,Michelle,Molly,Nancy,Natalie,Nathan,Nicholas,Nicole,Noah,Nora,Olivia,Oscar,Owen,
    Pamela,Patricia,Patrick,Paul,Peter,Philip,Rachel,Rebecca,Richard,Robert,Rosemary,Russell,Ruth,Ryan,Samantha,Samuel,
    Sarah,Scott,Sharon,Sophie,Stephanie,Stephen,Steven,Susan,Teresa,Theodore,Thomas,Timothy,Tracy,Vanessa,Victoria,
    Virginia,Walter,Wendy,William,Zachary`,
  ),
  family: list(
    `Abbott,Adams,Allen,Anderson,Armstrong,Atkins,Bailey,Baker,Barlow,Barnes,Beck,Bell,Bennett,Blackwell,Bowman,Bradley,
    Brooks,Brown,Burke,Burns,Butler,Byrne,Campbell,Carlson,Carter,Chambers,Clark,Cole,Collins,Cook,Cooper,Crawford,
    Cunningham,Curtis,Davies,Davis,Dawson,Dixon,Doyle,Duncan,Edwards,Ellis,Evans,Fisher,Fitzgerald,Fletcher,Foster,
    Fowler,Fox,Fraser,Gallagher,Gardner,Gibson,Gordon,Graham,Grant,Gray,Green,Griffin,Hall,Hamilton,Harper,Harris,Harvey,
    Hayes,Henderson,Hill,Holmes,Howard,Hughes,Hunter,Jackson,Jenkins,Johnson,Jones,Kelley,Kennedy,King,Lawson,Lewis,
    Long,MacDonald,Marshall,Martin,Mason,McCarthy,McKenna,Miller,Mitchell,Moore,Morgan,Morris,Murphy,Myers,Nelson,
    Newman,Nolan,O'Brien,O'Connor,O'Neill,Olson,Owens,Palmer,Parker,Patterson,Perkins,Perry,Peterson,Phillips,Porter,
    Powell,Price,Quinn,Reed,Reynolds,Richardson,Roberts,Robinson,Rogers,Russell,Ryan,Sanders,Shaw,Simpson,Smith,Spencer,
    Stewart,Stone,Sullivan,Taylor,Thompson,Thornton,Turner,Walker,Wallace,Walsh,Ward,Warren,Watson,Webb,West,White,
    Williams,Wilson,Wood,Wright,Young`,
  ),
};
const african: Names = {
  given: list(
    `Aaliyah,Amara,Andre,Chidi,Darnell,Denise,Deshawn,Ebony,Emeka,Fatou,Imani,Isaiah,Jamal,Kwame,Latoya,Malik,Monique,
    Ngozi,Nia,Obinna,Precious,Rashida,Simone,Tamika,Terrence,Tunde,Tyrone,Yolanda,Zuri`,
  ),
  family: list(
    `Abara,Adeyemi,Baptiste,Booker,Boateng,Chukwu,Coleman,Diallo,Dorsey,Franklin,Freeman,Gaines,Jefferson,Mensah,
    N'Diaye,Okafor,Okonkwo,Owusu,Randolph,Sesay,Traoré,Washington,Whitaker`,
  ),
};
const hispanic: Names = {
  given: list(
    `Alejandra,Andrés,Beatriz,Camila,Carlos,Carmen,Daniela,Diego,Elena,Esteban,Esperanza,Fernando,Francisco,Gabriela,
    Guadalupe,Héctor,Inés,Iván,Javier,Jesús,José,Juan,Leticia,Lucía,Luis,Luz,Manuel,Marcela,María,Marisol,Mateo,Miguel,
    Mónica,Pilar,Rafael,Ramón,Raúl,Rocío,Rosa,Santiago,Sofía,Tomás,Valentina,Verónica,Ximena,Yesenia`,
  ),
  family: list(
    `Acosta,Aguilar,Álvarez,Castillo,Castro,Cruz,de la Cruz,Delgado,Díaz,Espinoza,Fernández,Flores,García,Gómez,González,
    Gutiérrez,Hernández,Herrera,Ibáñez,Jiménez,López,Márquez,Martínez,Medina,Mendoza,Morales,Muñoz,Navarro,Núñez,Ortega,
    Ortiz,Peña,Pérez,Ramírez,Reyes,Rivera,Rodríguez,Rojas,Ruiz,Salazar,Sánchez,Santos,Soto,Suárez,Torres,Vargas,Vásquez,
    Vega,Velázquez`,
  ),
};
const slavic: Names = {
  given: list(
    `Agnieszka,Aleksandra,Andrzej,Anastasia,Bogdan,Bożena,Dariusz,Dmitri,Ewa,Igor,Irina,Jadwiga,Jiří,Joanna,Katarzyna,
    Krzysztof,Łukasz,Małgorzata,Marek,Milan,Natasha,Oksana,Olena,Paweł,Piotr,Radovan,Sergei,Stanisław,Svetlana,Tomasz,
    Vesna,Wojciech,Yuliya,Zofia`,
  ),
  family: list(
    `Babić,Bielski,Čapek,Dąbrowski,Dvořák,Horvat,Ivanov,Jankowski,Kovač,Kowalczyk,Kozłowski,Krawczyk,Lewandowski,Marković,
    Mazur,Nowak,Novotný,Pawlak,Petrenko,Popov,Shevchenko,Sokolov,Szymański,Volkov,Wiśniewski,Wójcik,Zając,Zieliński`,
  ),
};
const eastAsian: Names = {
  given: list(
    `Akira,Amy,Anh,Bao,Chen,Connie,Daisuke,Eun-ji,Fei,Grace,Hana,Hiroshi,Huy,Ji-woo,Jun,Kenji,Lan,Linh,Mei,Mei-Ling,
    Michelle,Min-jun,Naomi,Quan,Sakura,Seo-yeon,Soo-jin,Tuan,Tracy,Vivian,Wei,Winston,Xiu,Yuki,Yuna`,
  ),
  family: list(
    `Bui,Chan,Chang,Chen,Cho,Choi,Dang,Đặng,Fujimoto,Han,Ho,Huang,Ito,Kang,Kim,Kwon,Lam,Lee,Leung,Li,Lim,Lin,Liu,Ma,
    Nakamura,Ng,Ngo,Nguyễn,Park,Pham,Sato,Suzuki,Tan,Tanaka,Tran,Wang,Wong,Wu,Yamamoto,Yang,Yoon,Zhang,Zhao`,
  ),
};
const southAsian: Names = {
  given: list(
    `Aditi,Aisha,Amit,Ananya,Anil,Arjun,Asha,Deepa,Divya,Farah,Imran,Kavita,Kiran,Lakshmi,Manish,Meera,Mohammed,Neha,
    Nikhil,Pooja,Priya,Rahul,Rajesh,Ravi,Rohan,Sana,Sanjay,Shreya,Sunita,Vikram,Zainab`,
  ),
  family: list(
    `Agarwal,Ahmed,Banerjee,Bhatt,Chatterjee,Chaudhary,Das,Desai,Gupta,Hussain,Iyer,Jain,Joshi,Kapoor,Khan,Krishnan,Kumar,
    Malik,Mehta,Menon,Nair,Patel,Qureshi,Rahman,Raman,Rao,Reddy,Shah,Sharma,Singh,Srinivasan,Subramanian,Verma`,
  ),
};
const european: Names = {
  given: list(
    `Alessandro,Amélie,Anders,Astrid,Björn,Bruno,Camille,Carla,Chiara,Elise,François,Freya,Gianna,Giulia,Gunnar,Hélène,
    Ingrid,Jörg,Jürgen,Klaus,Lars,Léa,Lorenzo,Luca,Magnus,Margot,Matteo,Noémie,Pietro,René,Salvatore,Sigrid,Søren,
    Stefano,Sven,Théo,Ursula,Yvonne,Zoë`,
  ),
  family: list(
    `Bauer,Beaumont,Bergström,Bianchi,Brandt,Chevalier,Colombo,D'Amico,D'Angelo,De Luca,Dubois,Esposito,Ferrari,
    Fontaine,Giordano,Gruber,Hansen,Hoffmann,Jørgensen,Keller,Køhler,Larsen,Lefèvre,Lindqvist,Lombardi,Marchetti,Meyer,
    Moreau,Müller,Nygård,Rossi,Russo,Schäfer,Schmidt,Schneider,Schröder,van den Berg,Van Dyke,Vogel,von Stein,Weiß`,
  ),
};
const middleEastern: Names = {
  given: list(
    `Ahmad,Amir,Ariel,Ayşe,Dalia,Darius,Eitan,Emre,Fatima,Hadassah,Hassan,Ilana,Khalid,Layla,Leyla,Mariam,Moshe,Nadia,
    Noor,Omar,Parisa,Rania,Reza,Samir,Shira,Soraya,Tariq,Yael,Yusuf`,
  ),
  family: list(
    `Abboud,Abramson,Al-Sayed,Ben-David,Cohen,Demir,El-Masri,Farahani,Goldberg,Haddad,Hakimi,Kaplan,Katz,Khoury,Levy,
    Mansour,Nasser,Öztürk,Rosen,Rubin,Saleh,Shapiro,Tehrani,Yılmaz,Zadeh`,
  ),
};

const origins: readonly (readonly [Names, number])[] = [
  [english, 40],
  [hispanic, 17],
  [european, 10],
  [african, 9],
  [eastAsian, 9],
  [slavic, 6],
  [southAsian, 6],
  [middleEastern, 5],
];

// Every clinic has these, whatever its seed: names that break careless sorting, searching and avatars.
const always: readonly PersonName[] = [
  { givenName: 'Zoë', familyName: "O'Brien-Muñoz" },
  { givenName: 'Łukasz', familyName: 'Wiśniewski' },
  { givenName: null, familyName: 'Harbor Street Cat Rescue' },
  { givenName: 'Nguyễn', familyName: 'Thị Minh Khai' },
  { givenName: 'Maria', familyName: 'Garcia' },
  { givenName: 'María', familyName: 'García' },
  { givenName: 'Cher', familyName: null },
  { givenName: 'Søren', familyName: 'Ångström' },
  { givenName: 'Jean-Luc', familyName: "D'Arcy" },
  { givenName: 'Bartholomew Alexander', familyName: 'Featherstonehaugh-Cholmondeley' },
];

/** The name of the client with this index; the first few are the same in every clinic. */
export function personName(random: Random, index: number): PersonName {
  const fixed = always[index];
  if (fixed !== undefined) return fixed;
  const origin = random.weighted(origins);
  // Families mix: some given names come from elsewhere.
  const givenName = random.pick(random.chance(0.85) ? origin.given : english.given);
  const familyName = random.pick(origin.family);
  if (!random.chance(0.06)) return { givenName, familyName };
  const second = random.pick(random.weighted(origins).family);
  return { givenName, familyName: second === familyName ? familyName : `${familyName}-${second}` };
}
