/** Common names of pupils in British schools, for the demo; the pupils are invented. */
export const firstNames =
  `Aaliyah Aaron Abigail Adam Aisha Alex Alfie Alice Amelia Amina Amir Amy Ana Archie Aria Arjun Ava Ayaan Bella Ben
Bethany Bilal Callum Cara Charlie Chloe Connor Daisy Daniel David Dylan Eesa Eleanor Ella Ellis Emily Emma Erin Ethan
Eva Faith Fatima Finley Florence Freddie Freya George Grace Hamza Hannah Harley Harry Harvey Hassan Holly Hugo Ibrahim
Imogen Isaac Isabella Isla Jack Jacob Jake James Jasmine Jayden Jessica Joe Joseph Josh Kai Keira Kian Lacey Layla Leah
Leo Lewis Lily Logan Lola Louis Luca Lucy Maisie Maria Mason Matilda Max Maya Megan Mia Mohammed Molly Musa Naomi Nathan
Niamh Noah Nour Oliver Olivia Oscar Owen Phoebe Poppy Priya Rayan Rebecca Reuben Riley Rosie Ruby Ryan Sam Samira Sara
Scarlett Sebastian Sienna Skye Sofia Sophie Stanley Summer Tariq Theo Thomas Toby Tyler Umar Victoria William Yasmin Yusuf
Zachary Zahra Zara Zoe`.split(/\s+/);

export const surnames =
  `Adams Ahmed Akhtar Ali Allen Anderson Bailey Baker Barnes Begum Bell Bennett Bibi Brooks Brown Butler Campbell Carter
Chapman Chowdhury Clark Clarke Cole Collins Cook Cooper Cox Cruz Davies Davis Dixon Edwards Ellis Evans Fisher Foster
Gill Gordon Graham Grant Gray Green Griffiths Hall Harris Harrison Harvey Henderson Hill Holmes Hughes Hunt Hussain Iqbal
Islam Jackson James Jenkins Johnson Jones Kaur Kelly Khan King Knight Kowalska Kumar Lee Lewis Lloyd Mahmood Marshall
Martin Mason Matthews Miah Miller Mills Mitchell Moore Morgan Morris Murphy Murray Nguyen Nowak Okafor Owen Palmer Parker
Patel Phillips Popescu Powell Price Rahman Reid Reynolds Richards Richardson Roberts Robinson Rogers Rose Russell Ryan
Saunders Scott Shah Shaw Silva Simpson Singh Smith Stevens Stewart Taylor Thomas Thompson Turner Uddin Walker Ward Watson
Webb White Williams Wilson Wood Wright Yildiz Young Zhang`.split(/\s+/);
